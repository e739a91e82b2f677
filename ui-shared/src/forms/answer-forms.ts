import * as z from 'zod/mini';
import { today } from '../domain/calendar-days';
import { t } from '../i18n/company-candidates';
import { isEmail, optional } from './rules';
import { slot } from './slot-forms';

export { UNSUITABLE_REASONS } from '../domain/choices';

/** What a company says of a person. Times are of the device's zone. */
export const answerForm = z.object({
  reason: z.string(),
  comment: optional(),
  slots: z.array(slot),
});

/** That a company knew a person. */
export const knownForm = z.object({
  since: z.string().check(
    z.refine((day) => day !== '', { error: () => t('answer.sinceRequired'), abort: true }),
    z.refine((day) => day <= today(), { error: () => t('answer.sinceAhead') }),
  ),
  source: z.string().check(z.trim(), z.minLength(1, { error: () => t('answer.sourceRequired') })),
  email: z.string().check(
    z.trim(),
    z.refine((value) => !value || isEmail(value), { error: () => t('email.invalid') }),
  ),
  phone: optional(),
  comment: optional(),
});

export type AnswerForm = z.infer<typeof answerForm>;
export type KnownForm = z.infer<typeof knownForm>;
