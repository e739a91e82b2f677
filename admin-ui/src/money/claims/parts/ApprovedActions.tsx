import { Button, Typography } from '@mui/material';
import type { Claim } from '@niyukt/ui-shared/api/types';
import { declineForm } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { FormDialog } from '../../../kit/records/FormDialog';
import { TextLine, WHOLE_ROW } from '../../../kit/records/inputs';
import { createPath } from '../../../kit/resource/create-path';
import type { ClaimProvider } from '../calls';

/** What follows an approved claim: a replacement for the job that is open again, or for another one of the company; or none. */
export function ApprovedActions({ claim: { claim_id, request_id, company_id, job_title } }: { claim: Claim }) {
  const dataProvider = useDataProvider<ClaimProvider>();
  const [isClosing, setClosing] = useState(false);
  return (
    <>
      {company_id !== null && (
        <Button
          component={Link}
          {...createPath('/connections', { request_id, claim_id, company_id })}
          variant="contained"
        >
          {t('claim.connectReplacement')}
        </Button>
      )}
      {request_id !== null && (
        <Button component={Link} to={`/job-requests/${request_id}/show`} variant="outlined">
          {t('claim.openJob')}
        </Button>
      )}
      {request_id === null && company_id !== null && (
        <Button
          component={Link}
          {...createPath('/job-requests', { company_id, title: job_title, priority: 'high' })}
          variant="outlined"
        >
          {t('claim.addJob')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setClosing(true)}>
        {t('claim.close')}
      </Button>
      {isClosing && (
        <FormDialog
          title={t('claim.close')}
          schema={declineForm}
          defaultValues={{ reason: '' }}
          send={({ reason }, call) => dataProvider.closeClaim(claim_id, reason, call)}
          texts={{ success: t('claim.closed'), failure: t('claim.closeFailed') }}
          onClose={() => setClosing(false)}
          intro={<Typography color="text.secondary">{t('claim.closeHint')}</Typography>}
        >
          <TextLine source="reason" label={t('claim.decisionReason')} lines={2} isRequired sx={WHOLE_ROW} />
        </FormDialog>
      )}
    </>
  );
}
