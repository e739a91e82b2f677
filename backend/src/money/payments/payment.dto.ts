import { Reply } from '../../platform/http/reply.js';
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

/** Sums over the payments of a filter, without reversed ones. */
export class PaymentSumsDto {
  @Reply('Received, in paise', 35400000)
  amount_paise: number;

  @Reply('Deducted as tax, in paise', 3000000)
  tds_paise: number;
}
