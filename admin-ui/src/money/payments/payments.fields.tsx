import '../../texts/ledger';
import type { Payment } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { plainMoneyText } from '@niyukt/ui-shared/money';
import { REVERSED } from '@niyukt/ui-shared/theme/status-look';
import { moneyCell } from '../../kit/lists/csv';
import { RecordLink } from '../../kit/lists/RecordLink';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';

export const reversedChip = ({ reversed_at }: Payment) =>
  reversed_at && <StatusChip {...REVERSED} label={t('payment.isReversed')} />;

export const PAYMENT_FIELDS: readonly Field<Payment>[] = [
  { source: 'received_on', label: 'payment.receivedOn', cell: ({ received_on }) => <Day at={received_on} /> },
  {
    source: 'company_name',
    label: 'company.label',
    cell: ({ company_name }) => <RecordLink>{company_name}</RecordLink>,
  },
  { source: 'invoice_number', label: 'payment.invoice' },
  { source: 'mode', label: 'payment.mode', text: ({ mode }) => t(`payment.mode.${mode}`) },
  { source: 'reference', label: 'payment.reference' },
  {
    source: 'amount_paise',
    label: 'payment.amount',
    cell: ({ amount_paise }) => plainMoneyText(amount_paise),
    csv: ({ amount_paise }) => moneyCell(amount_paise),
  },
  {
    source: 'tds_paise',
    label: 'payment.tds',
    cell: ({ tds_paise }) => tds_paise > 0 && plainMoneyText(tds_paise),
    csv: ({ tds_paise }) => moneyCell(tds_paise),
  },
  { source: 'tds_section', label: 'payment.tdsSection' },
  {
    source: 'reversed_at',
    label: 'payment.reversedOn',
    // most are not: no dash
    cell: (payment) => <>{reversedChip(payment)}</>,
    csv: ({ reversed_at }) => reversed_at && dayInIndia(reversed_at),
  },
  { source: 'reversal_reason', label: 'payment.reason' },
];
