import {
  amount,
  columnsNamed,
  derived,
  isoMoment,
  own,
  type ListDefinition,
} from '../../platform/lists/list-definition.js';
import { taskRecord } from '../../agency/tasks/task-record.js';
import { SIGN_OF_KIND } from './invoice-document.js';
import { COMPANY_INVOICE_FIELDS, type CompanyInvoiceDto } from './company-invoice.dto.js';
import { type InvoiceDetailDto, type InvoiceDto } from './invoice.dto.js';

/** In a subselect, so that it is computed once for all rows. */
const TODAY = '(select india_today())';
const OVERDUE = `(t.outstanding_paise > 0 and t.due_date < ${TODAY})`;
/** The same as a filter. Without subselect, so that the planner knows the day and uses ix_invoices_unpaid. */
export const IS_OVERDUE = '(t.outstanding_paise > 0 and t.due_date < india_today())';

/** SQL on an invoice `t`: neither sent nor reminded. */
export const UNSENT = `not exists (select from invoice_sendings s where s.invoice_id = t.invoice_id)
  and not exists (select from reminders r where r.invoice_id = t.invoice_id)`;

/** Mails with the document, first to last. */
const MAILS = `(select coalesce(json_agg(json_build_object('sent_at', ${isoMoment('m.at')}, 'recipient', m.recipient, 'step', m.step) order by m.at), '[]')
  from (select sent_at as at, recipient, null as step from invoice_sendings s where s.invoice_id = t.invoice_id
    union all select queued_at, recipient, step from reminders r where r.invoice_id = t.invoice_id) m)`;

/** Invoices, credit notes and debit notes, newest first. */
export const INVOICES: ListDefinition<InvoiceDto> = {
  name: 'invoices',
  table: 'invoices',
  key: 'invoice_id',
  newest: 'issued_on',
  rowCount: { list: 'invoices' },
  sums: { total_paise: `sum(${SIGN_OF_KIND} * t.total_paise)`, outstanding_paise: 'sum(t.outstanding_paise)' },
  columns: {
    invoice_id: own('invoice_id', 'integer'),
    kind: own('kind'),
    number: own('number'),
    issued_on: own('issued_on', 'date'),
    due_date: own('due_date', 'date'),
    placement_id: own('placement_id', 'integer'),
    corrects_invoice_id: own('corrects_invoice_id', 'integer'),
    company_id: own('company_id', 'integer'),
    company_name: own('company_name'),
    company_gstin: own('company_gstin'),
    candidate_name: { kind: 'text', select: `t.document ->> 'candidate_name'` },
    place_of_supply: own('place_of_supply'),
    supply_type: { kind: 'text', select: `coalesce(t.document ->> 'supply_type', 'regular')` },
    sac: { kind: 'text', select: 't.sac' },
    gst_percent: { kind: 'text', select: 't.gst_percent' },
    taxable_paise: amount('taxable_paise'),
    cgst_paise: { kind: 'bigint', select: 't.cgst_paise' },
    sgst_paise: { kind: 'bigint', select: 't.sgst_paise' },
    igst_paise: { kind: 'bigint', select: 't.igst_paise' },
    total_paise: amount('total_paise'),
    debited_paise: { kind: 'bigint', select: 't.debited_paise' },
    credited_paise: { kind: 'bigint', select: 't.credited_paise' },
    received_paise: { kind: 'bigint', select: 't.received_paise' },
    tds_paise: { kind: 'bigint', select: 't.tds_paise' },
    outstanding_paise: amount('outstanding_paise'),
    state: own('state'),
    overdue: derived('boolean', OVERDUE, { true: IS_OVERDUE, false: `${IS_OVERDUE} is not true` }),
    days_overdue: { kind: 'integer', select: `case when ${OVERDUE} then ${TODAY} - t.due_date else 0 end` },
    sent: derived('boolean', `not (${UNSENT})`, { true: `not (${UNSENT})`, false: UNSENT }),
    reminders_paused: {
      kind: 'boolean',
      select: 'exists (select from reminder_pauses r where r.invoice_id = t.invoice_id)',
    },
  },
};

taskRecord('invoice', INVOICES);

/** One document with its whole content. */
export const INVOICE_DETAIL: ListDefinition<InvoiceDetailDto> = {
  ...INVOICES,
  columns: {
    ...INVOICES.columns,
    document: { kind: 'text', select: 't.document' },
    mails: { kind: 'text', select: MAILS },
  },
};

/** A company's own documents, without the agency's internal fields (docs/rules.md#own-records). */
export const COMPANY_INVOICES: ListDefinition<CompanyInvoiceDto> = {
  ...INVOICES,
  rowCount: undefined,
  columns: {
    ...columnsNamed(INVOICES, COMPANY_INVOICE_FIELDS),
    pdf: { kind: 'text', select: `'/api/company/invoices/' || t.invoice_id || '/pdf'` },
  },
};
