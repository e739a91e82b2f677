import { ApiProperty } from '@nestjs/swagger';
import { SUPPLY_TYPES } from '../../agency/gst/supply.js';
import { INVOICE_STATES } from '../placements/placement-state.js';
import { FieldErrorDto } from '../../platform/errors/error-body.dto.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { KeyField } from '../../platform/validation/fields.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';
import { INVOICE_KINDS, type InvoiceDocument } from './invoice-document.js';

@Unprocessable()
export class IssueInvoiceDto {
  @KeyField({ doc: 'The placement', example: 41, required: 'Please say which placement' })
  placement_id: number;
}

/** Steps of reminders: days before or after the due date. */
const REMINDERS = ['before_7', 'due', 'after_7', 'after_15'] as const;

const DOCUMENT_EXAMPLE = { title: 'Tax invoice', candidate_name: 'Asha Rao', fee_percent: 50, gst_percent: 18 };

/** An invoice, credit note or debit note, with payments and corrections. */
export class InvoiceDto {
  @Reply('Key, equal to invoice_id', 9)
  id: number;

  @Reply('Key', 9)
  invoice_id: number;

  @Reply('What it is', 'invoice', { enum: INVOICE_KINDS })
  kind: string;

  @Reply('Number: series, financial year, sequence without gaps', 'NY/26-27/00009')
  number: string;

  @Reply('Day in India on which it was issued', '2026-12-02', { format: 'date' })
  issued_on: string;

  @NullableReply('Day in India on which it is due; null for notes', '2027-01-12', { format: 'date' })
  due_date: string | null;

  @Reply('The placement', 41)
  placement_id: number;

  @NullableReply('The invoice that a note corrects', null, { type: 'integer' })
  corrects_invoice_id: number | null;

  @NullableReply('The company; null once it is gone', 5)
  company_id: number | null;

  @Reply('Legal name of the company', 'Sahyadri Software Private Limited')
  company_name: string;

  @NullableReply('GSTIN or UIN of the company', '27AAPFU0939F1ZV')
  company_gstin: string | null;

  @Reply('Who was placed', 'Asha Rao')
  candidate_name: string;

  @Reply('Two-digit GST code of the place of supply', '27')
  place_of_supply: string;

  @Reply('Whether the company was in a special economic zone (SEZ), and supplied with or without tax', 'regular', {
    enum: SUPPLY_TYPES,
  })
  supply_type: string;

  @Reply('Services accounting code', '998512')
  sac: string;

  @Reply('Rate of GST in percent; 0 without a GSTIN of the agency, and under a letter of undertaking', 18, {
    type: 'number',
  })
  gst_percent: number;

  @Reply('Value without tax, in paise', 3000000)
  taxable_paise: number;

  @Reply('Central tax, in paise', 0)
  cgst_paise: number;

  @Reply("State's or territory's tax, in paise", 0)
  sgst_paise: number;

  @Reply('Integrated tax, in paise', 540000)
  igst_paise: number;

  @Reply('Total with tax, in paise', 3540000)
  total_paise: number;

  @Reply('Charged later by debit notes, in paise', 0)
  debited_paise: number;

  @Reply('Taken back by credit notes, in paise', 0)
  credited_paise: number;

  @Reply('Received, in paise', 0)
  received_paise: number;

  @Reply('Tax that the client deducted (TDS), in paise', 0)
  tds_paise: number;

  @Reply('Still to be paid, in paise; 0 for notes', 3540000)
  outstanding_paise: number;

  @Reply('What became of it', 'issued', { enum: INVOICE_STATES })
  state: string;

  @Reply('Something is outstanding after the due date', false)
  overdue: boolean;

  @Reply('Days since the due date while something is outstanding, else 0', 0)
  days_overdue: number;

  @Reply('It was mailed to the company, or the company was reminded of it', true)
  sent: boolean;

  @Reply('Reminders of this invoice are switched off', false)
  reminders_paused: boolean;
}

/** A mail with a document. */
export class DocumentMailDto {
  @Reply('When it was put on its way, ISO 8601 in UTC', '2026-12-02T05:31:07.120Z', { format: 'date-time' })
  sent_at: string;

  @NullableReply('E-mail; null of a reminder that an earlier version sent', 'accounts@sahyadri.example')
  recipient: string | null;

  @NullableReply('Which reminder it was; null for the document itself', null, { type: 'string', enum: REMINDERS })
  step: string | null;
}

/** A document with its whole content. */
export class InvoiceDetailDto extends InvoiceDto {
  @ApiProperty({ description: 'To whom it went, first to last', type: [DocumentMailDto] })
  mails: DocumentMailDto[];

  @Reply('What it says: supplier, recipient, candidate, rates, reason of a note', DOCUMENT_EXAMPLE)
  document: InvoiceDocument;
}

/** The invoice that would be issued now, or what is missing for it. Amounts in paise. */
export class InvoicePreviewDto {
  @Reply('The placement', 41)
  placement_id: number;

  @ApiProperty({ description: 'What is missing; empty when it can be issued', type: [FieldErrorDto] })
  fields: FieldErrorDto[];

  @Reply('Day in India on which it would be issued: today', '2026-12-02', { format: 'date' })
  issued_on: string;

  @NullableReply(
    'Day in India on which it would be due; one before the day of issue is late from the start',
    '2027-01-12',
    {
      format: 'date',
    },
  )
  due_date: string | null;

  @NullableReply('Value without tax, in paise', 3000000)
  taxable_paise: number | null;

  @NullableReply('Central tax, in paise', 0)
  cgst_paise: number | null;

  @NullableReply("State's or territory's tax, in paise", 0)
  sgst_paise: number | null;

  @NullableReply('Integrated tax, in paise', 540000)
  igst_paise: number | null;

  @NullableReply('Total with tax, in paise', 3540000)
  total_paise: number | null;

  @NullableReply('Two-digit GST code of the place of supply', '27')
  place_of_supply: string | null;

  @Reply('Services accounting code', '998512')
  sac: string;

  @NullableReply('What it would say', DOCUMENT_EXAMPLE)
  document: InvoiceDocument | null;
}

export class InvoiceSentDto extends MessageDto {
  @Reply('The e-mail that it goes to', 'accounts@sahyadri.example')
  recipient: string;
}

/** Sums over the documents of a filter. */
export class InvoiceSumsDto {
  @Reply('Totals with tax, in paise, less those of credit notes', 35400000)
  total_paise: number;

  @Reply('Still to be paid, in paise', 11800000)
  outstanding_paise: number;
}
