import { Button, Typography } from '@mui/material';
import type { Claim } from '@niyukt/ui-shared/api/types';
import { approvalForm, declineForm } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../../kit/records/FormDialog';
import { TextLine, WHOLE_ROW } from '../../../kit/records/inputs';
import type { ClaimProvider } from '../calls';

type Decision = 'approved' | 'declined';

/** Approves a claim, or declines it with a reason. */
export function DecisionButtons({ claim: { claim_id } }: { claim: Claim }) {
  const dataProvider = useDataProvider<ClaimProvider>();
  const [decision, setDecision] = useState<Decision>();
  const isDecline = decision === 'declined';
  return (
    <>
      <Button variant="contained" onClick={() => setDecision('approved')}>
        {t('claim.approve')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setDecision('declined')}>
        {t('claim.decline')}
      </Button>
      {decision && (
        <FormDialog
          title={t(isDecline ? 'claim.declineTitle' : 'claim.approveTitle')}
          label={t(isDecline ? 'claim.decline' : 'claim.approve')}
          schema={isDecline ? declineForm : approvalForm}
          defaultValues={{ reason: '' }}
          send={({ reason }, call) => dataProvider.decideClaim(claim_id, decision, reason, call)}
          texts={{ success: t('claim.decided'), failure: t('claim.decideFailed') }}
          onClose={() => setDecision(undefined)}
          intro={
            <Typography color="text.secondary">{t(isDecline ? 'claim.declineHint' : 'claim.approveHint')}</Typography>
          }
        >
          <TextLine source="reason" label={t('claim.decisionReason')} lines={2} isRequired={isDecline} sx={WHOLE_ROW} />
        </FormDialog>
      )}
    </>
  );
}
