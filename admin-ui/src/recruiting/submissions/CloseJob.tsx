import { Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { SubmissionProvider } from './calls';
import { closeJobForm } from './submission-forms';

/** Closes a job, ends what is shown for it of those who were not placed, and notifies them. */
export default function CloseJob({ job, onClose }: { job: JobRequest; onClose: () => void }) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  const [opened] = useState({ close_reason: job.close_reason ?? t('jobShown.filledReason') });
  return (
    <FormDialog
      title={t('jobShown.closeTitle')}
      label={t('jobShown.close')}
      schema={closeJobForm}
      defaultValues={opened}
      send={(values, call) => dataProvider.closeJob(job.request_id, values, call)}
      texts={{ success: t('jobShown.closeDone'), failure: t('jobShown.closeFailed') }}
      onClose={onClose}
      intro={<Typography sx={{ mb: 2 }}>{t('jobShown.closeIntro')}</Typography>}
    >
      <TextLine source="close_reason" label={t('jobShown.closeReason')} isRequired isWide />
    </FormDialog>
  );
}
