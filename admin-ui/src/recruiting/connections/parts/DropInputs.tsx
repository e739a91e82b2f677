import { TextField } from '@mui/material';
import { useId, useState } from 'react';
import { changePlacementStatusRules } from '@niyukt/ui-shared/api/form-rules';
import { type ConsoleTextKey, t } from '../../../texts/console';

const USUAL: readonly ConsoleTextKey[] = [
  'drop.counterOffer',
  'drop.otherJob',
  'drop.salary',
  'drop.place',
  'drop.silent',
];

const MAX_REASON = changePlacementStatusRules.drop_reason.maxLength;
const isTooLong = (typed: string): boolean => [...typed.trim()].length > MAX_REASON;

interface DropInputsProps {
  onChange: (reason: string) => void;
  setHeld: (isHeld: boolean) => void;
}

/** Why a person is dropped, in the question about it. */
export default function DropInputs({ onChange, setHeld }: DropInputsProps) {
  const [reason, setReason] = useState('');
  const listId = useId();
  const change = (typed: string): void => {
    setReason(typed);
    onChange(typed.trim());
    setHeld(typed.trim() === '' || isTooLong(typed));
  };
  const length = [...reason.trim()].length;
  return (
    <>
      <TextField
        label={t('drop.reason')}
        error={isTooLong(reason)}
        helperText={isTooLong(reason) ? t('field.tooLong', { max: MAX_REASON, length }) : t('drop.reasonHint')}
        value={reason}
        required
        fullWidth
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
        slotProps={{ htmlInput: { list: listId } }}
        sx={{ mt: 2 }}
      />
      <datalist id={listId}>
        {USUAL.map((key) => (
          <option key={key} value={t(key)} />
        ))}
      </datalist>
    </>
  );
}
