import { taskRecord } from '../../agency/tasks/task-record.js';
import { amount, derived, field, joined, listOf, nullable, own, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { PAYMENT_MODES } from './payment-mode.js';

export const PAYMENTS = listOf({
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
    payment_id: field('Key', 4, own('payment_id', 'integer')),
    invoice_id: field('The invoice', 9, own('invoice_id', 'integer')),
    invoice_number: field('Number of the invoice', 'NY/26-27/00009', joined('i', 'invoices', 'invoice_id', 'number')),
    company_id: nullable('The company; null once it is gone', 5, {
      ...joined('i', 'invoices', 'invoice_id', 'company_id'),
      kind: 'integer',
    }),
    company_name: field(
      'Legal name of the company',
      'Sahyadri Software Private Limited',
      joined('i', 'invoices', 'invoice_id', 'company_name'),
    ),
    received_on: field('Day in India on which it was received', '2026-12-14', own('received_on', 'date')),
    mode: field('How it was paid', 'bank_transfer', { ...own('mode'), choices: PAYMENT_MODES }),
    reference: nullable('UTR, cheque number or the like', 'HDFCN52026121412345', own('reference')),
    amount_paise: field('What arrived, in paise', 3240000, amount('amount_paise')),
    tds_paise: field('Income tax that the client deducted (TDS), in paise', 300000, amount('tds_paise')),
    tds_section: nullable('Section under which it was deducted', '393(1) Sl. 6(iii)', shown('tds_section')),
    recorded_at: field('When it was recorded, ISO 8601 in UTC', '2026-12-14T05:31:07.120Z', {
      ...own('recorded_at', 'timestamptz'),
      sort: undefined,
      equals: undefined,
      range: undefined,
    }),
    reversed: field(
      'It was taken back, and settles nothing',
      false,
      derived('boolean', 't.reversed_at is not null', {
        true: 't.reversed_at is not null',
        false: 't.reversed_at is null',
      }),
    ),
    reversed_at: nullable('When it was taken back, ISO 8601 in UTC', null, own('reversed_at', 'timestamptz')),
    reversal_reason: nullable('Why it was taken back', 'The cheque bounced', shown('reversal_reason')),
  },
});

/** A payment, with the tax that the client deducted. */
export class PaymentDto extends RowOf(PAYMENTS) {}

taskRecord('payment', PAYMENTS);
