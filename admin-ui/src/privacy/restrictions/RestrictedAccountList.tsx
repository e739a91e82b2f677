import type { RestrictedAccount } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/privacy';
import { restrictionLook } from '@niyukt/ui-shared/theme/status-look';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { PrivacyViews } from '../grievances/parts/PrivacyViews';

const RestrictedAccountDrawer = lazyPart(() => import('./RestrictedAccountDrawer'));

const PATH = '/restricted-accounts';
const REASONS = ['minor', 'erasure', 'silence', 'idle'] as const satisfies readonly RestrictedAccount['restriction'][];

const chip = ({ restriction }: RestrictedAccount) => (
  <StatusChip {...restrictionLook(restriction)} label={t(`restriction.${restriction}`)} />
);

const FIELDS: readonly Field<RestrictedAccount>[] = [
  {
    source: 'name',
    label: 'restriction.name',
    cell: ({ name }) => <RecordLink>{name}</RecordLink>,
    column: { disableSort: true },
  },
  { source: 'email', label: 'email.label', column: { disableSort: true } },
  {
    source: 'restricted_at',
    label: 'restriction.since',
    cell: ({ restricted_at }) => <Day at={restricted_at} />,
    column: { sortByOrder: 'DESC' },
  },
  {
    source: 'erasure_due_at',
    label: 'restriction.erased',
    cell: ({ erasure_due_at }) => <Day at={erasure_due_at} />,
    column: { disableSort: true },
  },
  {
    source: 'restriction',
    label: 'restriction.reason',
    cell: chip,
    csv: ({ restriction }) => t(`restriction.${restriction}`),
    column: { disableSort: true },
  },
];

const FILTERS = [
  choiceFilter('restriction', 'restriction.reason', () =>
    REASONS.map((reason) => ({ id: reason, name: t(`restriction.${reason}`) })),
  ),
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
      path={PATH}
      title={t('section.restricted')}
      filters={FILTERS}
      sortFields={['restricted_at']}
      card={accountCard}
      fields={FIELDS}
      empty={{ title: t('restriction.empty'), text: t('restriction.emptyHint') }}
      actions={<PrivacyViews />}
      overlays={<RestrictedAccountDrawer path={PATH} />}
    />
  );
}
