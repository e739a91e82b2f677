import * as z from 'zod/mini';
import { choice, optional } from '@niyukt/ui-shared/forms/rules';
import { readMoney } from '@niyukt/ui-shared/money';
import { day, message, money, optionalDay, optionalMoney, required } from '../kit/forms/rules';
import { TDS_KINDS } from './invoices/tds';

/** What a fee is made of. */
export const placementForm = z.object({ joining_date: optionalDay(), first_month_gross_paise: optionalMoney() });

/** Who ends an employment. */
export const LEFT_BY = ['employer', 'person'] as const;

/** Last working day of a placement, why, and who ended it. */
export const departureForm = z.object({ left_on: day(), left_reason: optional(), left_by: optional() });

export const PAYMENT_MODES = ['bank_transfer', 'upi', 'cheque', 'cash', 'other'] as const;

/** Money that came in for an invoice; 0 when the client only deducted tax. */
export const paymentForm = z
  .object({
    received_on: day(),
    mode: choice(PAYMENT_MODES, 'field.choose'),
    amount_paise: z.string().check(
      z.trim(),
      z.refine((typed) => readMoney(typed) !== undefined, message('payment.amountRequired')),
    ),
    reference: optional(),
    tds_paise: optionalMoney(),
    tds_kind: z.enum(['', ...TDS_KINDS]),
  })
  .check(
    z.refine(({ amount_paise, tds_paise }) => (readMoney(amount_paise) ?? 0) + (readMoney(tds_paise) ?? 0) > 0, {
      ...message('payment.nothing'),
      path: ['amount_paise'],
    }),
  );

const reason = () => required('payment.reasonRequired');

/** Why a payment does not count any more. */
export const reversalForm = z.object({ reason: reason() });

/** A correction of an invoice: all of it, or a part. */
export const creditNoteForm = z
  .object({ how: choice(['full', 'part'], 'field.choose'), taxable_paise: optionalMoney(), reason: reason() })
  .check(
    z.refine(({ how, taxable_paise }) => how === 'full' || (readMoney(taxable_paise) ?? 0) > 0, {
      ...message('payment.amountRequired'),
      path: ['taxable_paise'],
    }),
  );

/** A further charge on an invoice. */
export const CHARGES = ['late_payment', 'value_revised'] as const;
export const debitNoteForm = z.object({
  charge: choice(CHARGES, 'field.choose'),
  taxable_paise: money(),
  reason: reason(),
});

export const CLAIM_REASONS = ['resigned', 'terminated', 'absconded', 'other'] as const;

/** A departure within the warranty. */
export const claimForm = z.object({
  last_working_day: day(),
  reason: choice(CLAIM_REASONS, 'field.choose'),
  note: optional(),
});

/** What the agency decides about a claim. A decline needs a reason. */
export const approvalForm = z.object({ reason: optional() });
export const declineForm = z.object({ reason: reason() });

export const PENALTY_STATES = ['open', 'notice_sent', 'disputed', 'paid', 'waived', 'withdrawn', 'lapsed'] as const;

/** A penalty case that is opened; keys are typed as digits. */
export const penaltyForm = z.object({
  employee_id: z.number(message('penalty.personRequired')),
  placement_id: optional(),
  amount: money(),
  reason: required('penalty.reasonRequired'),
  evidence: required('penalty.evidenceRequired'),
});

/** Why a penalty case ends. */
export const penaltyEndForm = z.object({ reason: required('penalty.reasonRequired') });
