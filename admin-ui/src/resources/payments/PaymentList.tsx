import type { Payment } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { PAYMENT_MODES } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { moneyText } from '@niyukt/ui-shared/money';
import { REVERSED } from '@niyukt/ui-shared/theme/status-look';
import { later } from '../../platform/chunks/later';
import { CardText } from '../../platform/lists/CardText';
import { Column } from '../../platform/lists/Column';
import { moneyCell, type CsvColumn } from '../../platform/lists/csv';
import { choiceFilter, dayFilter, textFilter } from '../../platform/lists/filters';
import { PeriodExport } from '../../platform/lists/PeriodExport';
import { RecordLink } from '../../platform/lists/RecordLink';
import { RecordList } from '../../platform/lists/RecordList';
import { Day } from '../../platform/records/Day';

const PaymentDrawer = later(() => import('./PaymentDrawer'));

const PATH = '/payments';

const FILTERS = [
  choiceFilter('mode', 'payment.mode', () =>
    PAYMENT_MODES.map((mode) => ({ id: mode, name: t(`payment.mode.${mode}`) })),
  ),
  textFilter('company_name', 'company.label'),
  textFilter('invoice_number', 'payment.invoice'),
  dayFilter('received_on_gte', 'payment.receivedFrom'),
  dayFilter('received_on_lte', 'payment.receivedTo'),
];

const CSV: readonly CsvColumn<Payment>[] = [
  { label: 'payment.receivedOn', value: ({ received_on }) => received_on },
  { label: 'company.label', value: ({ company_name }) => company_name },
  { label: 'payment.invoice', value: ({ invoice_number }) => invoice_number },
  { label: 'payment.mode', value: ({ mode }) => t(`payment.mode.${mode}`) },
  { label: 'payment.reference', value: ({ reference }) => reference },
  { label: 'payment.amount', value: ({ amount_paise }) => moneyCell(amount_paise) },
  { label: 'payment.tds', value: ({ tds_paise }) => moneyCell(tds_paise) },
  { label: 'payment.tdsSection', value: ({ tds_section }) => tds_section },
  { label: 'payment.reversedOn', value: ({ reversed_at }) => reversed_at && dayInIndia(reversed_at) },
  { label: 'payment.reason', value: ({ reversal_reason }) => reversal_reason },
];

const reversedChip = ({ reversed_at }: Payment) =>
  reversed_at && <StatusChip {...REVERSED} label={t('payment.isReversed')} />;

const paymentCard = (payment: Payment) => (
  <>
    <CardText
      name={moneyText(payment.amount_paise)}
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
    <RecordList<Payment>
      path={PATH}
      title={t('section.payments')}
      filters={FILTERS}
      sortFields={['received_on', 'amount_paise']}
      card={paymentCard}
      csv={CSV}
      actions={<PeriodExport title={t('export.payments')} label={t('export.button')} path="/exports/payments" />}
      empty={{ title: t('payment.emptyList'), text: t('payment.emptyListHint') }}
      overlays={<PaymentDrawer path={PATH} />}
    >
      <Column<Payment>
        source="amount_paise"
        label={t('payment.amount')}
        align="right"
        isNowrap
        render={({ amount_paise }) => <RecordLink>{moneyText(amount_paise)}</RecordLink>}
      />
      <Column<Payment>
        source="received_on"
        label={t('payment.receivedOn')}
        sortByOrder="DESC"
        render={({ received_on }) => <Day at={received_on} />}
      />
      <Column<Payment> source="company_name" label={t('company.label')} disableSort />
      <Column<Payment> source="invoice_number" label={t('payment.invoice')} isNowrap disableSort />
      <Column<Payment> source="mode" label={t('payment.mode')} render={({ mode }) => t(`payment.mode.${mode}`)} />
      <Column<Payment> source="reference" label={t('payment.reference')} />
      <Column<Payment>
        source="tds_paise"
        label={t('payment.tds')}
        align="right"
        isNowrap
        render={({ tds_paise }) => tds_paise > 0 && moneyText(tds_paise)}
      />
      <Column<Payment> source="reversed_at" label={t('payment.reversed')} render={reversedChip} />
    </RecordList>
  );
}
