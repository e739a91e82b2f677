import type { ComponentProps } from 'react';
import { digitsOnly } from '@niyukt/ui-shared/domain/input';
import { TextField } from './TextField';

const DIGITS = 6;

interface DigitsFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange' | 'value'> {
  value: string;
  onDigits: (digits: string) => void;
}

/** Six digits in one line, of a mail or of an app; what is typed or pasted besides is left out. */
export function DigitsField({ onDigits, ...field }: DigitsFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      className="max-w-[8em] text-title tracking-[0.3em] tabular-nums"
      onChange={({ target }) => onDigits(digitsOnly(target.value, DIGITS))}
      {...field}
    />
  );
}
