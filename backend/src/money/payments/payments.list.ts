import { amount, derived, joined, own, type ListDefinition } from '../../platform/lists/list-definition.js';
import { taskRecord } from '../../agency/tasks/task-record.js';
import { type PaymentDto } from './payment.dto.js';

export const PAYMENTS: ListDefinition<PaymentDto> = {
  name: 'payments',
  table: 'payments',
  key: 'payment_id',
  newest: 'received_on',
  joins: 'join invoices i on i.invoice_id = t.invoice_id',
  rowCount: { list: 'payments' },
  sums: {
    amount_paise: 'sum(t.amount_paise) filter (where t.reversed_at is null)',
    tds_paise: 'sum(t.tds_paise) filter (where t.reversed_at is null)',
  },
  columns: {
    payment_id: own('payment_id', 'integer'),
    invoice_id: own('invoice_id', 'integer'),
    invoice_number: joined('i', 'invoices', 'invoice_id', 'number'),
    company_id: { ...joined('i', 'invoices', 'invoice_id', 'company_id'), kind: 'integer' },
    company_name: joined('i', 'invoices', 'invoice_id', 'company_name'),
    received_on: own('received_on', 'date'),
    mode: own('mode'),
    reference: own('reference'),
    amount_paise: amount('amount_paise'),
    tds_paise: amount('tds_paise'),
    tds_section: { kind: 'text', select: 't.tds_section' },
    recorded_at: { ...own('recorded_at', 'timestamptz'), sort: undefined, equals: undefined, range: undefined },
    reversed: derived('boolean', 't.reversed_at is not null', {
      true: 't.reversed_at is not null',
      false: 't.reversed_at is null',
    }),
    reversed_at: own('reversed_at', 'timestamptz'),
    reversal_reason: { kind: 'text', select: 't.reversal_reason' },
  },
};

taskRecord('payment', PAYMENTS);
