import { ApiProperty } from '@nestjs/swagger';
import { SUPPLY_TYPES } from '../../agency/gst/supply.js';
import { taskRecord } from '../../agency/tasks/task-record.js';
import { Reply } from '../../platform/http/reply.js';
import {
  amount,
  columnsNamed,
  derived,
  field,
  isoMoment,
  listOf,
  nullable,
  own,
  shown,
  typed,
} from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { INVOICE_STATES } from '../placements/placement-state.js';
import { DocumentMailDto } from './invoice.dto.js';
import { INVOICE_KINDS, type InvoiceDocument, SIGN_OF_KIND } from './invoice-document.js';

const DOCUMENT_EXAMPLE = { title: 'Tax invoice', candidate_name: 'Asha Rao', fee_percent: 50, gst_percent: 18 };

/** In a subselect, so that it is computed once for all rows. */
const TODAY = '(select india_today())';
const OVERDUE = `(t.outstanding_paise > 0 and t.due_date < ${TODAY})`;
/** The same as a filter. Without subselect, so that the planner knows the day and uses ix_invoices_unpaid. */
export const IS_OVERDUE = '(t.outstanding_paise > 0 and t.due_date < india_today())';

/** SQL on an invoice `t`: neither sent nor reminded. */
export const UNSENT = `not exists (select from invoice_sendings s where s.invoice_id = t.invoice_id)
  and not exists (select from reminders r where r.invoice_id = t.invoice_id)`;

/** SQL of the value without tax of an invoice `t`, as its notes changed it. */
const NET_TAXABLE = `case when t.debited_paise + t.credited_paise > 0 then (t.taxable_paise + (select sum(${SIGN_OF_KIND} * n.taxable_paise)
  from invoices n where n.corrects_invoice_id = t.invoice_id))::bigint else t.taxable_paise end`;

/** Mails with the document, first to last. */
const MAILS = `(select coalesce(json_agg(json_build_object('sent_at', ${isoMoment('m.at')}, 'recipient', m.recipient, 'step', m.step) order by m.at), '[]')
  from (select sent_at as at, recipient, null as step from invoice_sendings s where s.invoice_id = t.invoice_id
    union all select queued_at, recipient, step from reminders r where r.invoice_id = t.invoice_id) m)`;

/** Invoices, credit notes and debit notes, newest first. */
export const INVOICES = listOf({
  name: 'invoices',
  table: 'invoices',
  key: 'invoice_id',
  newest: 'issued_on',
  rowCount: { list: 'invoices' },
  sums: { total_paise: `sum(${SIGN_OF_KIND} * t.total_paise)`, outstanding_paise: 'sum(t.outstanding_paise)' },
  columns: {
    invoice_id: field('Key', 9, own('invoice_id', 'integer')),
    kind: field('What it is', 'invoice', { ...own('kind'), choices: INVOICE_KINDS }),
    number: field('Number: series, financial year, sequence without gaps', 'NY/26-27/00009', own('number')),
    issued_on: field('Day in India on which it was issued', '2026-12-02', own('issued_on', 'date')),
    due_date: nullable('Day in India on which it is due; null for notes', '2027-01-12', own('due_date', 'date')),
    placement_id: field('The placement', 41, own('placement_id', 'integer')),
    corrects_invoice_id: nullable('The invoice that a note corrects', null, own('corrects_invoice_id', 'integer')),
    company_id: nullable('The company; null once it is gone', 5, own('company_id', 'integer')),
    company_name: field('Legal name of the company', 'Sahyadri Software Private Limited', own('company_name')),
    company_gstin: nullable('GSTIN or UIN of the company', '27AAPFU0939F1ZV', own('company_gstin')),
    candidate_name: field('Who was placed', 'Asha Rao', { kind: 'text', select: `t.document ->> 'candidate_name'` }),
    place_of_supply: field('Two-digit GST code of the place of supply', '27', own('place_of_supply')),
    supply_type: field(
      'Whether the company was in a special economic zone (SEZ), and supplied with or without tax',
      'regular',
      { kind: 'text', select: `coalesce(t.document ->> 'supply_type', 'regular')`, choices: SUPPLY_TYPES },
    ),
    sac: field('Services accounting code', '998512', shown('sac')),
    gst_percent: typed<number>(
      Reply('Rate of GST in percent; 0 without a GSTIN of the agency, and under a letter of undertaking', 18, {
        type: 'number',
      }),
      shown('gst_percent'),
    ),
    taxable_paise: field('Value without tax, in paise', 3000000, amount('taxable_paise')),
    net_taxable_paise: field('The same with what debit notes charged and credit notes took back, in paise', 3000000, {
      kind: 'bigint',
      select: NET_TAXABLE,
    }),
    cgst_paise: field('Central tax, in paise', 0, shown('cgst_paise', 'bigint')),
    sgst_paise: field("State's or territory's tax, in paise", 0, shown('sgst_paise', 'bigint')),
    igst_paise: field('Integrated tax, in paise', 540000, shown('igst_paise', 'bigint')),
    total_paise: field('Total with tax, in paise', 3540000, amount('total_paise')),
    debited_paise: field('Charged later by debit notes, in paise', 0, shown('debited_paise', 'bigint')),
    credited_paise: field('Taken back by credit notes, in paise', 0, shown('credited_paise', 'bigint')),
    received_paise: field('Received, in paise', 0, shown('received_paise', 'bigint')),
    tds_paise: field('Tax that the client deducted (TDS), in paise', 0, shown('tds_paise', 'bigint')),
    outstanding_paise: field('Still to be paid, in paise; 0 for notes', 3540000, amount('outstanding_paise')),
    state: field('What became of it', 'issued', { ...own('state'), choices: INVOICE_STATES }),
    overdue: field(
      'Something is outstanding after the due date',
      false,
      derived('boolean', OVERDUE, { true: IS_OVERDUE, false: `${IS_OVERDUE} is not true` }),
    ),
    days_overdue: field('Days since the due date while something is outstanding, else 0', 0, {
      kind: 'integer',
      select: `case when ${OVERDUE} then ${TODAY} - t.due_date else 0 end`,
    }),
    sent: field(
      'It was mailed to the company, or the company was reminded of it',
      true,
      derived('boolean', `not (${UNSENT})`, { true: `not (${UNSENT})`, false: UNSENT }),
    ),
    reminders_paused: field('Reminders of this invoice are switched off', false, {
      kind: 'boolean',
      select: 'exists (select from reminder_pauses r where r.invoice_id = t.invoice_id)',
    }),
  },
});

/** An invoice, credit note or debit note, with payments and corrections. */
export class InvoiceDto extends RowOf(INVOICES) {}

taskRecord('invoice', INVOICES);

/** One document with its whole content. */
export const INVOICE_DETAIL = listOf({
  ...INVOICES,
  columns: {
    ...INVOICES.columns,
    document: typed<InvoiceDocument>(
      Reply('What it says: supplier, recipient, candidate, rates, reason of a note', DOCUMENT_EXAMPLE),
      shown('document'),
    ),
    mails: typed<DocumentMailDto[]>(
      ApiProperty({ description: 'To whom it went, first to last', type: [DocumentMailDto] }),
      { kind: 'text', select: MAILS },
    ),
  },
});

/** A document with its whole content. */
export class InvoiceDetailDto extends RowOf(INVOICE_DETAIL) {}

/**
 * Fields that companies see of a stored document. Each is named, so that a new field stays hidden from companies until it is added
 * here.
 */
const COMPANY_INVOICE_FIELDS = [
  'invoice_id',
  'kind',
  'number',
  'issued_on',
  'due_date',
  'placement_id',
  'corrects_invoice_id',
  'company_id',
  'company_name',
  'company_gstin',
  'candidate_name',
  'place_of_supply',
  'supply_type',
  'sac',
  'gst_percent',
  'taxable_paise',
  'cgst_paise',
  'sgst_paise',
  'igst_paise',
  'total_paise',
  'debited_paise',
  'credited_paise',
  'received_paise',
  'tds_paise',
  'outstanding_paise',
  'state',
  'overdue',
  'days_overdue',
] as const;

/** A company's own documents, without the agency's internal fields (docs/rules.md#own-records). */
export const COMPANY_INVOICES = listOf({
  ...INVOICES,
  rowCount: undefined,
  columns: {
    ...columnsNamed(INVOICES, COMPANY_INVOICE_FIELDS),
    pdf: field('Where its PDF is', '/api/company/invoices/9/pdf', {
      kind: 'text',
      select: `'/api/company/invoices/' || t.invoice_id || '/pdf'`,
    }),
  },
});

export class CompanyInvoiceDto extends RowOf(COMPANY_INVOICES) {}
