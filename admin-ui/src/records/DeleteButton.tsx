import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button, IconButton, Tooltip } from '@mui/material';
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

/** Deletes a record; only super admins see it (spec 2). */
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
    <Tooltip title={t('delete.action')}>
      <IconButton color="error" size="small" aria-label={label} onClick={start}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
