import '../../texts/ledger';
import type { Claim } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter, MomentFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { t } from '../../texts/console';
import { CLAIM_REASONS } from '../money-forms';
import { CLAIM_FIELDS } from './claims.fields';
import { CLAIM_STATES, ClaimChip } from './parts/ClaimChip';

const ClaimDrawer = lazyPart(() => import('./ClaimDrawer'));

const PATH = '/claims';

/** A claim is open until it is declined, replaced or closed. */
const OPEN: readonly string[] = ['filed', 'approved'];

const FILTERS = [
  <ChoiceFilter
    key="state"
    source="state"
    label="claim.state"
    choices={() => [
      { id: 'open', name: t('claim.open') },
      ...CLAIM_STATES.map((state) => ({ id: state, name: t(`claimState.${state}`) })),
    ]}
    parse={(choice) => (choice === 'open' ? OPEN : choice)}
    format={(value = '') => (typeof value === 'string' ? value : 'open')}
  />,
  <ChoiceFilter
    key="reason"
    source="reason"
    label="claim.reason"
    choices={() => CLAIM_REASONS.map((reason) => ({ id: reason, name: t(`claimReason.${reason}`) }))}
  />,
  <MomentFilter key="filed_at_gte" source="filed_at_gte" label="claim.filedFrom" />,
  <MomentFilter key="filed_at_lte" source="filed_at_lte" label="claim.filedTo" />,
];

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
    <List<Claim>
      title={t('section.claims')}
      fields={CLAIM_FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('claim.emptyList')} text={t('claim.emptyListHint')} />}
    >
      <DataTable<Claim> card={claimCard} sortFields={['filed_at', 'last_working_day']}>
        <DataTable.Col source="employee_name" disableSort />
        <DataTable.Col source="job_title" disableSort />
        <DataTable.Col source="company_name" disableSort />
        <DataTable.Col source="last_working_day" />
        <DataTable.Col source="reason" />
        <DataTable.Col source="filed_at" sortByOrder="DESC" />
        <DataTable.Col source="state" />
      </DataTable>
      <ListOverlays>
        <ClaimDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}
