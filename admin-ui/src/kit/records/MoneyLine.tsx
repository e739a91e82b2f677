import { InputAdornment } from '@mui/material';
import type { FocusEvent } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { readMoney, typedMoney } from '@niyukt/ui-shared/money';
import { commonOf, type InputProps } from './inputs';

/** An amount in rupees and paise, typed in any grouping and grouped by lakhs once it is typed. The form holds the text. */
export function MoneyLine(props: InputProps) {
  const { setValue } = useFormContext();
  const group = ({ target }: FocusEvent<HTMLInputElement>): void => {
    const paise = readMoney(target.value);
    if (paise !== undefined) setValue(props.source, typedMoney(paise));
  };
  const { slotProps, ...common } = commonOf(props);
  return (
    <TextInput
      {...common}
      slotProps={{
        htmlInput: { ...slotProps.htmlInput, inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
      }}
      onBlur={group}
      autoComplete="off"
    />
  );
}
