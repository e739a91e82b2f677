import { newKey } from '@niyukt/ui-shared/api/idempotency-key';
import type { Import } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import type { ImportProvider } from './calls';

/** Why an import stopped, and the button that goes on. */
export function FailedImport({ row: { import_id, problem } }: { row: Import }) {
  const dataProvider = useDataProvider<ImportProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [key] = useState(newKey);
  const retry = async (): Promise<void> => {
    try {
      await dataProvider.retryImport(import_id, key);
    } catch (error) {
      notify(failureText(error, t('import.retryFailed')), { type: 'error' });
    } finally {
      refresh();
    }
  };
  return (
    <FailureAlert retry={() => void retry()} sx={{ mb: 2 }}>
      {problem}
    </FailureAlert>
  );
}
