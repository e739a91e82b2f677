import Undo from '@mui/icons-material/Undo';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { newKey } from '@niyukt/ui-shared/api/idempotency-key';
import type { Import } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { failureText } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import { t } from '../../texts/console';
import type { ImportProvider } from './calls';

/** Takes a whole import back; why that cannot be done stays to be read. */
export function UndoImport({ row: { import_id, file_name, undo_until } }: { row: Import }) {
  const dataProvider = useDataProvider<ImportProvider>();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<string>();
  const [key] = useState(newKey);
  if (undo_until === null) return null;
  const undo = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: t('import.undoTitle'),
      text: t('import.undoText'),
      details: [file_name],
      confirmLabel: t('import.undo'),
      isDanger: true,
    });
    if (!isConfirmed) return;
    setFailure(undefined);
    try {
      await dataProvider.undoImport(import_id, key);
    } catch (error) {
      setFailure(failureText(error, t('import.undoFailed')));
    } finally {
      refresh();
    }
  };
  return (
    <div className="import-undo no-print">
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <Button variant="outlined" color="error" startIcon={<Undo />} onClick={() => void undo()}>
        {t('import.undo')}
      </Button>
      <p className="import-note">{t('import.undoUntil', { day: dayInIndia(undo_until) })}</p>
    </div>
  );
}
