import { NullableReply, Reply } from '../../platform/http/reply.js';
import { ChoiceField, TextField } from '../../platform/validation/fields.js';
import { DayField, PaiseField } from '../../platform/validation/money-fields.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';
import { PAYMENT_MODES, type PaymentMode } from './payment-mode.js';

@Unprocessable()
export class RecordPaymentDto {
  @DayField({
    label: 'Received on',
    doc: 'Day in India on which it arrived, today at the latest',
    example: '2026-12-14',
    required: 'Please say when it was received',
    emptied: 'Please say when it was received',
  })
  received_on: string;

  @ChoiceField(PAYMENT_MODES, {
    label: 'Mode',
    doc: 'How it was paid',
    example: 'bank_transfer',
    required: 'Please say how it was paid',
  })
  mode: PaymentMode;

  @TextField({ label: 'Reference', doc: 'UTR, cheque number or the like', example: 'HDFCN52026121412345' })
  reference?: string | null;

  @PaiseField({
    label: 'The amount',
    min: 0,
    doc: 'What arrived, in paise; 0 when the client only deducted tax',
    example: 3240000,
    required: 'Please give the amount',
  })
  amount_paise: number;

  @PaiseField({ label: 'TDS', min: 0, doc: 'Income tax that the client deducted, in paise', example: 300000 })
  tds_paise?: number | null;

  @TextField({
    label: 'TDS section',
    max: 20,
    doc: 'Section under which it was deducted, as the client says',
    example: '393(1) Sl. 6(iii)',
  })
  tds_section?: string | null;
}

@Unprocessable()
export class ReversePaymentDto {
  @TextField({
    label: 'Reason',
    max: 500,
    doc: 'Why it is taken back',
    example: 'The cheque bounced',
    required: 'Please say why',
    emptied: 'Please say why',
  })
  reason: string;
}

/** A payment, with the tax that the client deducted. */
export class PaymentDto {
  @Reply('Key, equal to payment_id', 4)
  id: number;

  @Reply('Key', 4)
  payment_id: number;

  @Reply('The invoice', 9)
  invoice_id: number;

  @Reply('Number of the invoice', 'NY/26-27/00009')
  invoice_number: string;

  @NullableReply('The company; null once it is gone', 5)
  company_id: number | null;

  @Reply('Legal name of the company', 'Sahyadri Software Private Limited')
  company_name: string;

  @Reply('Day in India on which it was received', '2026-12-14', { format: 'date' })
  received_on: string;

  @Reply('How it was paid', 'bank_transfer', { enum: PAYMENT_MODES })
  mode: string;

  @NullableReply('UTR, cheque number or the like', 'HDFCN52026121412345')
  reference: string | null;

  @Reply('What arrived, in paise', 3240000)
  amount_paise: number;

  @Reply('Income tax that the client deducted (TDS), in paise', 300000)
  tds_paise: number;

  @NullableReply('Section under which it was deducted', '393(1) Sl. 6(iii)')
  tds_section: string | null;

  @Reply('When it was recorded, ISO 8601 in UTC', '2026-12-14T05:31:07.120Z', { format: 'date-time' })
  recorded_at: string;

  @Reply('It was taken back, and settles nothing', false)
  reversed: boolean;

  @NullableReply('When it was taken back, ISO 8601 in UTC', null, { type: 'string', format: 'date-time' })
  reversed_at: string | null;

  @NullableReply('Why it was taken back', 'The cheque bounced')
  reversal_reason: string | null;
}

/** Sums over the payments of a filter, without reversed ones. */
export class PaymentSumsDto {
  @Reply('Received, in paise', 35400000)
  amount_paise: number;

  @Reply('Deducted as tax, in paise', 3000000)
  tds_paise: number;
}
