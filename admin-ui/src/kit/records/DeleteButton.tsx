import DeleteOutline from '@mui/icons-material/DeleteOutline';
import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { t } from '../../texts/console';
import { isSuperAdmin } from '../access/staff';
import { useStaff } from '../access/StaffContext';
import { useDelete } from './useDelete';

interface DeleteButtonProps {
  /** Says which record it is. */
  name: string;
  onDeleted?: () => void;
}

/** Deletes a record; only super admins see it (docs/rules.md#delete). */
export function DeleteButton({ name, onDeleted }: DeleteButtonProps) {
  const record = useRecordContext();
  const staff = useStaff();
  const deleteRecords = useDelete();
  if (!record || !isSuperAdmin(staff)) return null;
  const start = (): void =>
    void deleteRecords([{ id: record.id, name }]).then((isGoing) => {
      if (isGoing) onDeleted?.();
    });
  const label = t('delete.named', { name });
  return (
    <Button color="error" variant="outlined" startIcon={<DeleteOutline />} aria-label={label} onClick={start}>
      {t('delete.action')}
    </Button>
  );
}
