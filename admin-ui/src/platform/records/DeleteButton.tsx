import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useRecordContext } from 'react-admin';
import { isSuperAdmin } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { useDeleteRecord } from './useDeleteRecord';

interface DeleteButtonProps {
  /** Says which record it is. */
  name: string;
  /** With the word, where there is room. */
  isWide?: boolean;
  onDeleted?: () => void;
}

/** Deletes a record; only super admins see it (docs/rules.md#delete). */
export function DeleteButton({ name, isWide = false, onDeleted }: DeleteButtonProps) {
  const record = useRecordContext();
  const staff = useStaff();
  const deleteRecord = useDeleteRecord();
  if (!record || !isSuperAdmin(staff)) return null;
  const start = (): void =>
    void deleteRecord(record, name).then((isDeleted) => {
      if (isDeleted) onDeleted?.();
    });
  const label = t('delete.named', { name });
  if (isWide) {
    return (
      <Button color="error" variant="outlined" startIcon={<DeleteOutline />} aria-label={label} onClick={start}>
        {t('delete.action')}
      </Button>
    );
  }
  return (
    <button type="button" className="row-button is-danger" aria-label={label} title={label} onClick={start}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6zM8 9h8v10H8zm7.5-5-1-1h-5l-1 1H5v2h14V4z" />
      </svg>
    </button>
  );
}
