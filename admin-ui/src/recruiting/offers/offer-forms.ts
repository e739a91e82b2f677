import { makeOfferRules, noteOfferAnswerRules } from '@niyukt/ui-shared/api/form-rules';
import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/ledger';
import '@niyukt/ui-shared/i18n/offers';
import * as z from 'zod/mini';

const message = (key: ConsoleTextKey) => ({ error: () => t(key) });
const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, message('date.invalid')));
const optionalDay = () => z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, message('date.invalid')));
const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** Terms that are offered. */
export const offerForm = z.object({
  offered_salary: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message('offers.salaryRequired')),
      z.maxLength(makeOfferRules.offered_salary.maxLength),
    ),
  joining_date: optionalDay(),
  valid_until: day(),
});

export const NOTED_ANSWERS = ['accepted', 'declined', 'countered'] as const;

/** What the person said; who asks for other terms names some. */
export const answerForm = z
  .object({
    answer: z.enum(NOTED_ANSWERS),
    counter: optional(noteOfferAnswerRules.counter.maxLength),
    counter_joining_date: optionalDay(),
    reason: optional(noteOfferAnswerRules.reason.maxLength),
  })
  .check(
    z.refine(
      ({ answer, counter, counter_joining_date }) =>
        answer !== 'countered' || counter !== '' || counter_joining_date !== '',
      { ...message('offers.counterRequired'), path: ['counter'] },
    ),
  );

export const withdrawForm = z.object({ reason: optional(noteOfferAnswerRules.reason.maxLength) });
