import type { Claim } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { CLAIM_REASONS } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { later } from '../../platform/chunks/later';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import type { CsvColumn } from '../../platform/lists/csv';
import { choiceFilter, momentFilter } from '../../platform/lists/filters';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { Day } from '../../platform/records/Day';
import { CLAIM_STATES, ClaimChip } from './parts/ClaimChip';

const ClaimDrawer = later(() => import('./ClaimDrawer'));

const PATH = '/claims';

/** A claim is open until it is declined, replaced or closed. */
const OPEN: readonly string[] = ['filed', 'approved'];

const FILTERS = [
  choiceFilter(
    'state',
    'claim.state',
    () => [
      { id: 'open', name: t('claim.open') },
      ...CLAIM_STATES.map((state) => ({ id: state, name: t(`claimState.${state}`) })),
    ],
    {
      parse: (choice) => (choice === 'open' ? OPEN : choice),
      format: (value = '') => (typeof value === 'string' ? value : 'open'),
    },
  ),
  choiceFilter('reason', 'claim.reason', () =>
    CLAIM_REASONS.map((reason) => ({ id: reason, name: t(`claimReason.${reason}`) })),
  ),
  momentFilter('filed_at_gte', 'claim.filedFrom'),
  momentFilter('filed_at_lte', 'claim.filedTo'),
];

const CSV: readonly CsvColumn<Claim>[] = [
  { label: 'list.number', value: ({ claim_id }) => claim_id },
  { label: 'claim.candidate', value: ({ employee_name }) => employee_name },
  { label: 'jobTitle.label', value: ({ job_title }) => job_title },
  { label: 'company.label', value: ({ company_name }) => company_name },
  { label: 'claim.lastWorkingDay', value: ({ last_working_day }) => last_working_day },
  { label: 'claim.reason', value: ({ reason }) => t(`claimReason.${reason}`) },
  { label: 'claim.filedOn', value: ({ filed_at }) => dayInIndia(filed_at) },
  { label: 'claim.state', value: ({ state }) => t(`claimState.${state}`) },
];

const claimChips = ({ state, late_notice }: Claim) => (
  <span className="chip-row">
    <ClaimChip state={state} />
    {late_notice && <StatusChip tone="slate" label={t('claim.lateNotice')} />}
  </span>
);

const claimCard = (claim: Claim) => (
  <CardText
    name={claim.employee_name}
    status={<ClaimChip state={claim.state} />}
    lines={[
      [claim.job_title, claim.company_name],
      [`${t('claim.lastWorkingDay')} ${dayInIndia(claim.last_working_day)}`, t(`claimReason.${claim.reason}`)],
    ]}
  />
);

/** Warranty claims. */
export default function ClaimList() {
  return (
    <RecordList<Claim>
      path={PATH}
      title={t('section.claims')}
      filters={FILTERS}
      sortFields={['filed_at', 'last_working_day']}
      card={claimCard}
      csv={CSV}
      empty={{ title: t('claim.emptyList'), text: t('claim.emptyListHint') }}
      overlays={<ClaimDrawer path={PATH} />}
    >
      <Column<Claim>
        source="employee_name"
        label={t('claim.candidate')}
        disableSort
        render={({ employee_name }) => <RecordLink>{employee_name}</RecordLink>}
      />
      <Column<Claim> source="job_title" label={t('jobTitle.label')} disableSort />
      <Column<Claim> source="company_name" label={t('company.label')} disableSort />
      <Column<Claim>
        source="last_working_day"
        label={t('claim.lastWorkingDay')}
        render={({ last_working_day }) => <Day at={last_working_day} />}
      />
      <Column<Claim> source="reason" label={t('claim.reason')} render={({ reason }) => t(`claimReason.${reason}`)} />
      <Column<Claim>
        source="filed_at"
        label={t('claim.filedOn')}
        sortByOrder="DESC"
        render={({ filed_at }) => <Day at={filed_at} />}
      />
      <Column<Claim> source="state" label={t('claim.state')} render={claimChips} />
    </RecordList>
  );
}
