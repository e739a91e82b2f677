import type { FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * A registered field whose text goes through a filter as it is typed or pasted, with the caret kept where it was.
 * @param filter gets what is typed and what stood there before
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
