import '../../texts/privacy';
import type { RestrictedAccount } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { restrictionLook } from '@niyukt/ui-shared/theme/status-look';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';

const RestrictedAccountDrawer = lazyPart(() => import('./RestrictedAccountDrawer'));

const PATH = '/restricted-accounts';
const REASONS = ['minor', 'erasure', 'silence', 'idle'] as const satisfies readonly RestrictedAccount['restriction'][];

const chip = ({ restriction }: RestrictedAccount) => (
  <StatusChip {...restrictionLook(restriction)} label={t(`restriction.${restriction}`)} />
);

const FIELDS: readonly Field<RestrictedAccount>[] = [
  { source: 'name', label: 'restriction.name', cell: ({ name }) => <RecordLink>{name}</RecordLink> },
  { source: 'email', label: 'email.label' },
  { source: 'restricted_at', label: 'restriction.since', cell: ({ restricted_at }) => <Day at={restricted_at} /> },
  { source: 'erasure_due_at', label: 'restriction.erased', cell: ({ erasure_due_at }) => <Day at={erasure_due_at} /> },
  {
    source: 'restriction',
    label: 'restriction.reason',
    cell: chip,
    csv: ({ restriction }) => t(`restriction.${restriction}`),
  },
];

const FILTERS = [
  <ChoiceFilter
    key="restriction"
    source="restriction"
    label="restriction.reason"
    choices={() => REASONS.map((reason) => ({ id: reason, name: t(`restriction.${reason}`) }))}
  />,
];

const accountCard = (account: RestrictedAccount) => (
  <CardText
    name={account.name}
    status={chip(account)}
    lines={[[account.email], [`${t('restriction.erased')} ${dayInIndia(account.erasure_due_at)}`]]}
  />
);

/** Accounts that are to be erased, with reason and day. */
export default function RestrictedAccountList() {
  return (
    <List<RestrictedAccount>
      title={t('section.restricted')}
      fields={FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('restriction.empty')} text={t('restriction.emptyHint')} />}
    >
      <DataTable<RestrictedAccount> card={accountCard} sortFields={['restricted_at']}>
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="restricted_at" sortByOrder="DESC" />
        <DataTable.Col source="erasure_due_at" disableSort />
        <DataTable.Col source="restriction" disableSort />
      </DataTable>
      <ListOverlays>
        <RestrictedAccountDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}
