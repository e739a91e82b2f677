import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { WHOLE_ROW } from '../../kit/records/inputs';

interface TickLineProps {
  source: string;
  label: ReactNode;
  hint?: string;
  isDisabled?: boolean;
}

/** A box to tick, with a sentence. */
export function TickLine({ source, label, hint, isDisabled = false }: TickLineProps) {
  const { field, fieldState } = useController({ name: source });
  const helpId = useId();
  const help = fieldState.error?.message ?? hint;
  return (
    <div style={WHOLE_ROW}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0, minHeight: 44, '& .MuiFormControlLabel-label': { pt: 1.125 } }}
        control={
          <Checkbox
            name={source}
            checked={Boolean(field.value)}
            onChange={(_event, isTicked) => field.onChange(isTicked)}
            onBlur={field.onBlur}
            disabled={isDisabled}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': fieldState.invalid,
                'aria-describedby': help ? helpId : undefined,
              },
            }}
          />
        }
        label={label}
      />
      {help && (
        <FormHelperText id={helpId} error={fieldState.invalid} sx={{ mt: 0, ml: 4 }}>
          {help}
        </FormHelperText>
      )}
    </div>
  );
}
