import type { AskedAccount } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/privacy';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { Day } from '../../kit/records/Day';
import { linkTo } from '../../kit/records/LinkToRecord';
import type { Field } from '../../kit/resource/fields';
import { PrivacyViews } from '../grievances/parts/PrivacyViews';
import { TermsStateChip, termsStateText } from './TermsStateChip';

const OPEN: readonly string[] = ['unanswered', 'refused'];
const ROLES = ['employee', 'company'] as const;

const roleText = ({ role }: AskedAccount): string => t(`terms.role.${role}`);
const nameOf = ({ name, email }: AskedAccount): string => name ?? email;

const linked = (account: AskedAccount) =>
  account.employee_id === null
    ? linkTo('companies', account.company_id, nameOf(account))
    : linkTo('employees', account.employee_id, nameOf(account));

const FIELDS: readonly Field<AskedAccount>[] = [
  { source: 'name', label: 'terms.name', cell: linked, csv: nameOf, column: { disableSort: true } },
  { source: 'email', label: 'email.label', column: { disableSort: true } },
  { source: 'role', label: 'terms.role', text: roleText, column: { disableSort: true } },
  {
    source: 'terms_version',
    label: 'terms.inForce',
    text: ({ terms_version }) => terms_version ?? '',
    column: { disableSort: true },
  },
  {
    source: 'created_at',
    label: 'terms.since',
    cell: ({ created_at }) => <Day at={created_at} />,
    csv: ({ created_at }) => momentInIndia(created_at),
    column: { sortByOrder: 'DESC' },
  },
  {
    source: 'state',
    label: 'terms.state',
    cell: (account) => <TermsStateChip account={account} />,
    csv: termsStateText,
    column: { disableSort: true },
  },
];

const FILTERS = [
  choiceFilter(
    'state',
    'terms.state',
    () => [
      { id: 'open', name: t('terms.state.open') },
      ...(['unanswered', 'refused', 'accepted'] as const).map((id) => ({ id, name: t(`terms.state.${id}`) })),
    ],
    {
      parse: (choice) => (choice === 'open' ? OPEN : choice),
      format: (value) => (typeof value === 'string' ? value : value ? 'open' : ''),
    },
  ),
  choiceFilter('role', 'terms.role', () => ROLES.map((id) => ({ id, name: t(`terms.role.${id}`) }))),
];

const accountCard = (account: AskedAccount) => (
  <CardText
    name={nameOf(account)}
    status={<TermsStateChip account={account} />}
    lines={[[roleText(account)], [account.email]]}
  />
);

/** Who was asked about the present terms: who has not answered or said no, unless others are asked for. */
export default function AskedAccountList() {
  return (
    <List<AskedAccount>
      path="/asked-accounts"
      title={t('section.askedAccounts')}
      filters={FILTERS}
      sortFields={['created_at']}
      card={accountCard}
      fields={FIELDS}
      empty={{ title: t('terms.empty'), text: t('terms.emptyHint') }}
      actions={<PrivacyViews />}
    />
  );
}
