import '../../texts/submissions';
import { Button } from '@mui/material';
import { useDataProvider, useNotify } from 'react-admin';
import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { useCall } from '../../kit/records/useCall';
import { undoable } from '../../kit/toasts/undoable';
import { t } from '../../texts/console';

/** Opens a job that waits, so that people can be connected to it; ten seconds long it can be undone. */
export function OpenJobButton({ job }: { job: JobRequest }) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { start, isPending } = useCall();
  const save = (data: Partial<JobRequest>, onSaved: () => void): void =>
    start({ failed: t('job.openFailed') }, async () => {
      await dataProvider.update('job-requests', { id: job.id, data, previousData: job });
      onSaved();
    });
  const undo = (): void => {
    const { status, close_reason } = job;
    save({ status, ...(close_reason && { close_reason }) }, () =>
      notify(t('job.isPendingAgain', { title: job.title }), { type: 'info' }),
    );
  };
  const open = (): void => {
    const sentence = t('job.isOpen', { title: job.title });
    save({ status: 'open', version: job.version }, () =>
      notify(sentence, { type: 'success', ...undoable({ sentence, undo }) }),
    );
  };
  return (
    <Button variant="contained" disabled={isPending} onClick={open} className="no-print">
      {t('job.open')}
    </Button>
  );
}
