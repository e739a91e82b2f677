import '../../texts/ledger';
import type { Claim } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
import { ClaimChip } from './parts/ClaimChip';

const claimChips = ({ state, late_notice }: Claim) => (
  <span className="chip-row">
    <ClaimChip state={state} />
    {late_notice && <StatusChip tone="slate" label={t('claim.lateNotice')} />}
  </span>
);

export const CLAIM_FIELDS: readonly Field<Claim>[] = [
  { source: 'claim_id', label: 'list.number' },
  {
    source: 'employee_name',
    label: 'claim.candidate',
    cell: ({ employee_name }) => <RecordLink>{employee_name}</RecordLink>,
  },
  { source: 'job_title', label: 'jobTitle.label' },
  { source: 'company_name', label: 'company.label' },
  {
    source: 'last_working_day',
    label: 'claim.lastWorkingDay',
    cell: ({ last_working_day }) => <Day at={last_working_day} />,
  },
  { source: 'reason', label: 'claim.reason', text: ({ reason }) => t(`claimReason.${reason}`) },
  {
    source: 'filed_at',
    label: 'claim.filedOn',
    cell: ({ filed_at }) => <Day at={filed_at} />,
    csv: ({ filed_at }) => dayInIndia(filed_at),
  },
  { source: 'state', label: 'claim.state', cell: claimChips, csv: ({ state }) => t(`claimState.${state}`) },
];
