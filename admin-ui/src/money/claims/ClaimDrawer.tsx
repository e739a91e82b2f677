import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Claim } from '@niyukt/ui-shared/api/types';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts } from '../../kit/records/Facts';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine } from '../../kit/records/inputs';
import { linkTo } from '../../kit/records/LinkToRecord';
import { createPath } from '../../kit/resource/create-path';
import { t } from '../../texts/console';
import { approvalForm, declineForm } from '../money-forms';
import type { ClaimProvider } from './calls';
import { ClaimChip } from './parts/ClaimChip';

/** The invoice of the placement, if something of it is unpaid: shown beside the claim, and no reason to decline it. */
function Unpaid({ claim: { invoice_id, invoice_number, outstanding_paise } }: { claim: Claim }) {
  if (invoice_id === null || !outstanding_paise) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button
          component={Link}
          to={`/invoices/${invoice_id}/show`}
          color="inherit"
          sx={{ overflowWrap: 'normal', whiteSpace: 'nowrap' }}
        >
          {t('record.open')}
        </Button>
      }
    >
      {t('claim.unpaid', { amount: plainMoneyText(outstanding_paise), number: invoice_number ?? '' })}
    </Alert>
  );
}

/** What follows an approved claim: a replacement for the job that is open again, or for another one of the company; or none. */
function ApprovedActions({ claim: { claim_id, request_id, company_id, job_title } }: { claim: Claim }) {
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
          <TextLine source="reason" label={t('claim.decisionReason')} lines={2} isRequired isWide />
        </FormDialog>
      )}
    </>
  );
}

type Decision = 'approved' | 'declined';

/** Approves a claim, or declines it with a reason. */
function DecisionButtons({ claim: { claim_id } }: { claim: Claim }) {
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
          <TextLine source="reason" label={t('claim.decisionReason')} lines={2} isRequired={isDecline} isWide />
        </FormDialog>
      )}
    </>
  );
}

/** A warranty claim: what the client says, what was decided, and where it goes on. */
export default function ClaimDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Claim>
      resource="claims"
      path={path}
      title={({ employee_name }) => employee_name}
      subtitle={({ state }) => <ClaimChip state={state} />}
      actions={(claim) => (
        <>
          {claim.state === 'filed' && <DecisionButtons claim={claim} />}
          {claim.state === 'approved' && <ApprovedActions claim={claim} />}
          {claim.replacement_placement_id !== null && (
            <Button
              component={Link}
              to={`/placement-register/${claim.replacement_placement_id}/show`}
              variant="contained"
            >
              {t('claim.openReplacement')}
            </Button>
          )}
        </>
      )}
    >
      {(claim) => (
        <>
          <Unpaid claim={claim} />
          {claim.state === 'approved' && claim.request_id === null && claim.company_id !== null && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('claim.jobGone')}
            </Alert>
          )}
          <Facts
            facts={[
              [t('invoice.placement'), linkTo('placement-register', claim.placement_id, claim.job_title)],
              [t('company.label'), linkTo('companies', claim.company_id, claim.company_name)],
              ...(claim.request_id === null
                ? []
                : ([[t('job.label'), linkTo('job-requests', claim.request_id, claim.job_title)]] as const)),
              [t('claim.lastWorkingDay'), dayInIndia(claim.last_working_day)],
              [t('claim.reason'), t(`claimReason.${claim.reason}`)],
              [t('claim.note'), claim.note],
              [t('claim.covered'), t(claim.covered ? 'claim.isCovered' : 'claim.isNotCovered')],
              [t('claim.filedOn'), momentInIndia(claim.filed_at)],
              [t('claim.filedBy'), t(claim.filed_by === 'company' ? 'claim.byCompany' : 'claim.byAgency')],
              ...(claim.late_notice ? ([[t('claim.lateNotice'), t('claim.lateNoticeHint')]] as const) : []),
              ...(claim.decided_at ? ([[t('claim.decidedOn'), momentInIndia(claim.decided_at)]] as const) : []),
              ...(claim.decision_reason ? ([[t('claim.decisionReason'), claim.decision_reason]] as const) : []),
            ]}
          />
        </>
      )}
    </DetailDrawer>
  );
}
