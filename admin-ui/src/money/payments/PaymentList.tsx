import type { Payment } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { PAYMENT_MODES } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { CardText } from '../../kit/lists/CardText';
import { choiceFilter, dayFilter, textFilter } from '../../kit/lists/filters';
import { PeriodExport } from '../../kit/lists/PeriodExport';
import { List } from '../../kit/lists/List';
import { PAYMENT_FIELDS, reversedChip } from './payments.fields';

const PaymentDrawer = lazyPart(() => import('./PaymentDrawer'));

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
      path={PATH}
      title={t('section.payments')}
      filters={FILTERS}
      sortFields={['received_on', 'amount_paise']}
      sums={(rows) => t('payment.sumOf', { rows })}
      card={paymentCard}
      fields={PAYMENT_FIELDS}
      columns={[
        'company_name',
        'received_on',
        'invoice_number',
        'mode',
        'reference',
        'amount_paise',
        'tds_paise',
        'reversed_at',
      ]}
      actions={<PeriodExport title={t('export.payments')} label={t('export.button')} path="/exports/payments" />}
      empty={{ title: t('payment.emptyList'), text: t('payment.emptyListHint') }}
      overlays={<PaymentDrawer path={PATH} />}
    />
  );
}
