import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import type { Import } from '@niyukt/ui-shared/api/types';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useDataProvider, useNotify } from 'react-admin';
import { failureText } from '../../kit/providers/http-client';
import type { ImportProvider } from './calls';

/** The rows in error as a file, to be corrected and uploaded. */
export function ErrorsFile({ row: { import_id, file_name, file_type } }: { row: Import }) {
  const dataProvider = useDataProvider<ImportProvider>();
  const notify = useNotify();
  const download = async (): Promise<void> => {
    try {
      const name = `${file_name.replace(/\.\w{1,5}$/, '')}-errors.${file_type}`;
      saveFile(name, await dataProvider.importErrors(import_id));
    } catch (error) {
      notify(failureText(error, t('import.errorsFailed')), { type: 'error' });
    }
  };
  return (
    <>
      <Button variant="outlined" startIcon={<Download />} sx={{ mt: 1.5 }} onClick={() => void download()}>
        {t('import.errors')}
      </Button>
      <p className="import-note">{t('import.errorsHint')}</p>
    </>
  );
}
