import { Alert, Button } from '@mui/material';
import type { Claim } from '@niyukt/ui-shared/api/types';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { Link } from 'react-router-dom';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts } from '../../kit/records/Facts';
import { linkTo } from '../../kit/records/LinkToRecord';
import { ClaimChip } from './parts/ClaimChip';
import { ApprovedActions } from './parts/ApprovedActions';
import { DecisionButtons } from './parts/DecisionButtons';

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
