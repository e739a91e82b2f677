import type { FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * A registered field that filters typed and pasted text, and keeps the caret.
 * @param filter gets the new and the former value
 */
export function filtered<Name extends string>(
  registered: UseFormRegisterReturn<Name>,
  filter: (typed: string, before: string) => string,
): UseFormRegisterReturn<Name> & { onFocus: (event: FocusEvent<HTMLInputElement>) => void } {
  return {
    ...registered,
    onFocus: ({ target }) => {
      target.dataset['before'] = target.value;
    },
    onChange: (event: { target: HTMLInputElement }) => {
      const { target } = event;
      const typed = target.value;
      const before = target.dataset['before'] ?? '';
      const allowed = filter(typed, before);
      if (allowed !== typed) {
        const typedCaret = target.selectionStart ?? typed.length;
        const caret =
          allowed === before
            ? Math.max(0, typedCaret + before.length - typed.length)
            : filter(typed.slice(0, typedCaret), '').length;
        target.value = allowed;
        target.setSelectionRange(caret, caret);
      }
      target.dataset['before'] = allowed;
      return registered.onChange(event);
    },
  };
}
