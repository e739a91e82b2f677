import { type ChangeEvent, type ComponentProps, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { lettersAndSpaces } from '@niyukt/ui-shared/domain/input';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { filtered } from '../lib/filtered';
import { TextField } from './TextField';

interface NameFieldProps extends Omit<ComponentProps<typeof TextField>, 'hint'> {
  /** The field as registered by the form. */
  field: UseFormRegisterReturn;
}

/** A name of letters and spaces. Says which other signs it left out. */
export function NameField({ field, ...props }: NameFieldProps) {
  const [leftOut, setLeftOut] = useState('');
  const registered = filtered(field, lettersAndSpaces);
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value } = event.target;
    const allowed = lettersAndSpaces(value);
    if (allowed !== value) setLeftOut([...new Set(value)].filter((sign) => !allowed.includes(sign)).join(' '));
    void registered.onChange(event);
  };
  return (
    <TextField
      hint={leftOut && <span role="alert">{t('name.leftOut', { signs: leftOut })}</span>}
      {...props}
      {...registered}
      onChange={onChange}
    />
  );
}
