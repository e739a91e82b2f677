import { IsBoolean } from 'class-validator';
import { Field } from '../../platform/validation/field.js';
import { ChoiceField, TextField } from '../../platform/validation/fields.js';
import { PaiseField } from '../../platform/validation/money-fields.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';
import { type Charge, CHARGES } from './invoice-document.js';

const MAX_REASON = 500;

/** A credit note: an amount, or all that is left of the invoice. */
@Unprocessable()
export class IssueCreditNoteDto {
  @PaiseField({
    label: 'The amount',
    doc: 'What is taken back, without tax, in paise; the tax follows in proportion. Left out when full is true.',
    example: 1000000,
  })
  taxable_paise?: number | null;

  @Field({ doc: 'Takes back all that is left, in place of an amount', example: false }, { type: Boolean }, [
    IsBoolean({ message: 'full must be true or false' }),
  ])
  full?: boolean | null;

  @TextField({
    label: 'Reason',
    max: MAX_REASON,
    doc: 'Why, as the credit note says it',
    example: 'The gross salary was lower than invoiced',
    required: 'Please say why',
    emptied: 'Please say why',
  })
  reason: string;
}

@Unprocessable()
export class IssueDebitNoteDto {
  @PaiseField({
    label: 'The amount',
    doc: 'What is charged, without tax, in paise; it is taxed as the invoice is',
    example: 50000,
    required: 'Please give the amount',
  })
  taxable_paise: number;

  @ChoiceField(CHARGES, {
    label: 'What it is for',
    doc: 'What is charged: for late payment, or because the value of the service was revised',
    example: 'late_payment',
  })
  charge?: Charge = 'late_payment';

  @TextField({
    label: 'Reason',
    max: MAX_REASON,
    doc: 'Why, as the debit note says it',
    example: 'Late charges for November',
    required: 'Please say why',
    emptied: 'Please say why',
  })
  reason: string;
}
