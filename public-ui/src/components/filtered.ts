import type { UseFormRegisterReturn } from 'react-hook-form';

/** A registered field whose text goes through a filter as it is typed or pasted, with the caret kept where it was. */
export function filtered<Name extends string>(
  registered: UseFormRegisterReturn<Name>,
  filter: (typed: string) => string,
): UseFormRegisterReturn<Name> {
  return {
    ...registered,
    onChange: (event: { target: HTMLInputElement }) => {
      const { target } = event;
      const typed = target.value;
      const allowed = filter(typed);
      if (allowed !== typed) {
        const caret = filter(typed.slice(0, target.selectionStart ?? typed.length)).length;
        target.value = allowed;
        target.setSelectionRange(caret, caret);
      }
      return registered.onChange(event);
    },
  };
}
