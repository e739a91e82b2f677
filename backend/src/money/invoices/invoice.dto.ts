import { ApiProperty } from '@nestjs/swagger';
import { FieldErrorDto } from '../../platform/errors/error-body.dto.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { KeyField } from '../../platform/validation/fields.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';
import { type InvoiceDocument } from './invoice-document.js';

@Unprocessable()
export class IssueInvoiceDto {
  @KeyField({ doc: 'The placement', example: 41, required: 'Please say which placement' })
  placement_id: number;
}

/** Steps of reminders: days before or after the due date. */
const REMINDERS = ['before_7', 'due', 'after_7', 'after_15'] as const;

const DOCUMENT_EXAMPLE = { title: 'Tax invoice', candidate_name: 'Asha Rao', fee_percent: 50, gst_percent: 18 };

/** A mail with a document. */
export class DocumentMailDto {
  @Reply('When it was put on its way, ISO 8601 in UTC', '2026-12-02T05:31:07.120Z', { format: 'date-time' })
  sent_at: string;

  @NullableReply('E-mail; null of a reminder that an earlier version sent', 'accounts@sahyadri.example')
  recipient: string | null;

  @NullableReply('Which reminder it was; null for the document itself', null, { type: 'string', enum: REMINDERS })
  step: string | null;
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
