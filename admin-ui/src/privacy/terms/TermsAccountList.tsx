import '../../texts/privacy';
import type { AskedAccount } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { Day } from '../../kit/records/Day';
import { linkTo } from '../../kit/records/LinkToRecord';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';
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
  { source: 'name', label: 'terms.name', cell: linked, csv: nameOf },
  { source: 'email', label: 'email.label' },
  { source: 'role', label: 'terms.role', text: roleText },
  { source: 'terms_version', label: 'terms.inForce', text: ({ terms_version }) => terms_version ?? '' },
  {
    source: 'created_at',
    label: 'terms.since',
    cell: ({ created_at }) => <Day at={created_at} />,
    csv: ({ created_at }) => momentInIndia(created_at),
  },
  {
    source: 'state',
    label: 'terms.state',
    cell: (account) => <TermsStateChip account={account} />,
    csv: termsStateText,
  },
];

const FILTERS = [
  <ChoiceFilter
    key="state"
    source="state"
    label="terms.state"
    choices={() => [
      { id: 'open', name: t('terms.state.open') },
      ...(['unanswered', 'refused', 'accepted'] as const).map((id) => ({ id, name: t(`terms.state.${id}`) })),
    ]}
    parse={(choice) => (choice === 'open' ? OPEN : choice)}
    format={(value) => (typeof value === 'string' ? value : value ? 'open' : '')}
  />,
  <ChoiceFilter
    key="role"
    source="role"
    label="terms.role"
    choices={() => ROLES.map((id) => ({ id, name: t(`terms.role.${id}`) }))}
  />,
];

const accountCard = (account: AskedAccount) => (
  <CardText
    name={nameOf(account)}
    status={<TermsStateChip account={account} />}
    lines={[[roleText(account)], [account.email]]}
  />
);

/** Who was asked about the present terms: who has not answered or said no, unless others are requested. */
export default function TermsAccountList() {
  return (
    <List<AskedAccount>
      title={t('section.askedAccounts')}
      fields={FIELDS}
      filters={FILTERS}
      empty={<EmptyList title={t('terms.empty')} text={t('terms.emptyHint')} />}
    >
      <DataTable<AskedAccount> card={accountCard} sortFields={['created_at']}>
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="role" disableSort />
        <DataTable.Col source="terms_version" disableSort />
        <DataTable.Col source="created_at" sortByOrder="DESC" />
        <DataTable.Col source="state" disableSort />
      </DataTable>
    </List>
  );
}
