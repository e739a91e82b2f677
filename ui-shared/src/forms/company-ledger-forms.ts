import * as z from 'zod/mini';
import { setCompanyBillingRules } from '../api/company-rules';
import { SUPPLY_TYPES } from '../domain/gst-states';
import { t } from '../i18n/public-dashboards';
import { gstinRule } from './gstin-rule';
import { isEmail, optional } from './rules';

/** Why a placed person left. */
export const DEPARTURE_REASONS = ['resigned', 'terminated', 'absconded', 'other'] as const;

/** A company tells that a placed person left. */
export const departureForm = z.object({
  last_working_day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: () => t('portal.lastDayRequired') })),
  reason: z.string().check(
    z.refine((value) => DEPARTURE_REASONS.some((reason) => reason === value), {
      error: () => t('portal.reasonRequired'),
    }),
  ),
  note: optional(),
});

/** What a company is billed as. */
export const billingDetailsForm = z.object({
  legal_name: optional(),
  billing_address: optional(),
  billing_city: optional(),
  state_code: optional(),
  billing_pin_code: z.string().check(
    z.trim(),
    z.refine((value) => !value || setCompanyBillingRules.billing_pin_code.pattern.test(value), {
      error: () => t('billing.pinInvalid'),
    }),
  ),
  gstin: gstinRule(),
  supply_type: z.enum(SUPPLY_TYPES),
  billing_email: z.string().check(
    z.trim(),
    z.refine((value) => !value || isEmail(value), { error: () => t('email.invalid') }),
  ),
});

export type BillingDetailsForm = z.infer<typeof billingDetailsForm>;
