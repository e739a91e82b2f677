import '../../texts/submissions';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { failureText } from '../../kit/providers/http-client';
import { undoable } from '../../kit/toasts/undoable';
import { t } from '../../texts/console';

/** Opens a job that waits, so that people can be connected to it; ten seconds long it can be undone. */
export function OpenJobButton({ job }: { job: JobRequest }) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const save = async (data: Partial<JobRequest>, onSaved: () => void): Promise<void> => {
    setBusy(true);
    try {
      await dataProvider.update('job-requests', { id: job.id, data, previousData: job });
      onSaved();
    } catch (error) {
      notify(failureText(error, t('job.openFailed')), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const undo = (): void => {
    const { status, close_reason } = job;
    void save({ status, ...(close_reason && { close_reason }) }, () =>
      notify(t('job.isPendingAgain', { title: job.title }), { type: 'info' }),
    );
  };
  const open = (): void => {
    const sentence = t('job.isOpen', { title: job.title });
    void save({ status: 'open', version: job.version }, () =>
      notify(sentence, { type: 'success', ...undoable({ sentence, undo }) }),
    );
  };
  return (
    <Button variant="contained" disabled={isBusy} onClick={open} className="no-print">
      {t('job.open')}
    </Button>
  );
}
