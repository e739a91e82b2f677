import '../../texts/ledger';
import type { Payment } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { EmptyList } from '../../kit/lists/CreateButton';
import { DataTable } from '../../kit/lists/DataTable';
import { ChoiceFilter, DayFilter, TextFilter } from '../../kit/lists/filters';
import { List } from '../../kit/lists/List';
import { ListOverlays } from '../../kit/lists/Overlays';
import { PeriodExport } from '../../kit/lists/PeriodExport';
import { SumsFoot } from '../../kit/lists/Sums';
import { t } from '../../texts/console';
import { PAYMENT_MODES } from '../money-forms';
import { PAYMENT_FIELDS, reversedChip } from './payments.fields';

const PaymentDrawer = lazyPart(() => import('./PaymentDrawer'));

const PATH = '/payments';

const FILTERS = [
  <ChoiceFilter
    key="mode"
    source="mode"
    label="payment.mode"
    choices={() => PAYMENT_MODES.map((mode) => ({ id: mode, name: t(`payment.mode.${mode}`) }))}
  />,
  <TextFilter key="company_name" source="company_name" label="company.label" />,
  <TextFilter key="invoice_number" source="invoice_number" label="payment.invoice" />,
  <DayFilter key="received_on_gte" source="received_on_gte" label="payment.receivedFrom" />,
  <DayFilter key="received_on_lte" source="received_on_lte" label="payment.receivedTo" />,
];

const paymentCard = (payment: Payment) => (
  <>
    <CardText
      name={plainMoneyText(payment.amount_paise)}
      status={reversedChip(payment)}
      lines={[
        [payment.company_name, payment.invoice_number],
        [dayInIndia(payment.received_on), t(`payment.mode.${payment.mode}`), payment.reference],
      ]}
    />
  </>
);

/** What clients paid. */
export default function PaymentList() {
  return (
    <List<Payment>
      title={t('section.payments')}
      fields={PAYMENT_FIELDS}
      filters={FILTERS}
      actions={<PeriodExport title={t('export.payments')} label={t('export.button')} path="/exports/payments" />}
      empty={<EmptyList title={t('payment.emptyList')} text={t('payment.emptyListHint')} />}
    >
      <DataTable<Payment>
        foot={<SumsFoot of={(rows) => t('payment.sumOf', { rows })} />}
        card={paymentCard}
        sortFields={['received_on', 'amount_paise']}
      >
        <DataTable.Col source="company_name" disableSort />
        <DataTable.Col source="received_on" sortByOrder="DESC" />
        <DataTable.Col source="invoice_number" disableSort className="nowrap" />
        <DataTable.Col source="mode" />
        <DataTable.Col source="reference" />
        <DataTable.NumberCol source="amount_paise" className="nowrap" />
        <DataTable.NumberCol source="tds_paise" className="nowrap" />
        <DataTable.Col source="reversed_at" label={t('payment.reversed')} disableSort />
      </DataTable>
      <ListOverlays>
        <PaymentDrawer path={PATH} />
      </ListOverlays>
    </List>
  );
}
