import { type ChangeEvent, type ChangeEventHandler, useState } from 'react';
import { t } from '@niyukt/ui-shared/i18n/translate';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A browser cuts a pasted text at `maxLength` without a word: here it stays whole, and the field says that it is too long. */
export function useTooLong<Field extends Control>(max: number | undefined, onChange?: ChangeEventHandler<Field>) {
  const [length, setLength] = useState(0);
  return {
    tooLong: max !== undefined && length > max ? t('field.tooLong', { max, length }) : undefined,
    onChange: (event: ChangeEvent<Field>): void => {
      onChange?.(event);
      setLength([...event.target.value.trim()].length);
    },
  };
}
