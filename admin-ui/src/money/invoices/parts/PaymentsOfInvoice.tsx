import type { Identifier } from 'react-admin';
import type { Payment } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { REVERSED } from '@niyukt/ui-shared/theme/status-look';
import { LinkedLine } from '../../../kit/records/LinkedLine';
import { LinkedRecords } from '../../../kit/records/LinkedRecords';
import { t } from '../../../texts/console';

function PaymentLine(payment: Payment) {
  return (
    <LinkedLine
      resource="payments"
      id={payment.id}
      name={plainMoneyText(payment.amount_paise)}
      about={[
        dayInIndia(payment.received_on),
        payment.reference,
        t(`payment.mode.${payment.mode}`),
        payment.tds_paise > 0 && `${t('payment.tds')} ${plainMoneyText(payment.tds_paise)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      {payment.reversed_at && <StatusChip {...REVERSED} label={t('payment.isReversed')} />}
    </LinkedLine>
  );
}

/** What was paid for an invoice, also what was reversed. */
export function PaymentsOfInvoice({ invoiceId }: { invoiceId: Identifier }) {
  return (
    <LinkedRecords<Payment>
      resource="payments"
      filter={{ invoice_id: invoiceId }}
      sort={{ field: 'received_on', order: 'DESC' }}
      none={t('payment.none')}
      row={PaymentLine}
    />
  );
}
