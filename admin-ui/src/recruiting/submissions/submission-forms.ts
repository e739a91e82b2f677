import * as z from 'zod/mini';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { COMPANY_ANSWERS } from '@niyukt/ui-shared/domain/choices';
import { choice, isEmail, optional } from '@niyukt/ui-shared/forms/rules';
import { slotRule } from '@niyukt/ui-shared/forms/slot-rule';
import { message, required } from '../../kit/forms/rules';
import { type ConsoleTextKey, t } from '../../texts/console';

const chosen = (choices: readonly string[]) => choice(choices, 'field.choose');

/** What a company is to see of a person. Ticks are `true` or `false` as text, so that two versions can be compared. */
export const sheetForm = z.object({
  headline: optional(),
  note: optional(),
  show_salary: z.string(),
  resume_text: z.string(),
  confirmed: z.boolean(),
});

/** @param codes what is to be ticked before a person is shown */
export const submitForm = (codes: readonly string[]) =>
  z.object(
    Object.fromEntries(
      codes.map((code) => [
        code,
        z.optional(z.boolean()).check(z.refine((isTicked) => isTicked === true, message('submit.mustTick'))),
      ]),
    ),
  );

/** Why a submission ends. */
export const withdrawForm = z.object({ reason: required('withdraw.reasonRequired') });

/** What is shown by hand. */
export const revealForm = z.object({ level: chosen(['none', 'name', 'contact']), original_file: z.boolean() });

/** Why a job is closed. */
export const closeJobForm = z.object({ close_reason: required('jobShown.closeReasonRequired') });

/** Whether a company knew a person. */
export const decideKnownForm = z.object({
  decision: chosen(['accepted', 'refused']),
  reason: required('known.reasonRequired'),
});

/** What a person told the agency. */
export const noteConsentForm = z.object({
  share_with_employers: chosen(['yes', 'no']),
  how: chosen(['phone', 'paper', 'whatsapp']),
});

/** A consent that a person took back, as they told it to the agency. */
export const withdrawConsentForm = z.object({
  purpose: chosen(['share', 'jobs', 'news']),
  how: chosen(['phone', 'paper', 'whatsapp']),
  reason: required('consent.reasonRequired'),
});

/** How a company told the agency what it thinks of a person. */
export const VIAS = ['phone', 'whatsapp', 'mail'] as const;

const slot = slotRule({
  required: () => t('answers.slotRequired'),
  missing: () => t('answers.slotMissing'),
  past: () => t('answers.slotPast'),
  far: () => t('answers.slotFar'),
});

/** A rule of a field for the answer that the company knew the person. */
const whenKnown = (field: 'since' | 'source' | 'email', rule: (value: string) => boolean, key: ConsoleTextKey) =>
  z.refine<NotedAnswer>((values) => values.answer !== 'already_known' || rule(values[field].trim()), {
    path: [field],
    ...message(key),
  });

/** What a company told the agency; what is asked depends on the answer. */
export const noteAnswerForm = z
  .object({
    answer: chosen(COMPANY_ANSWERS),
    via: chosen(VIAS),
    reason: z.string(),
    comment: optional(),
    slots: z.array(slot),
    since: z.string(),
    source: optional(),
    email: optional(),
    phone: optional(),
  })
  .check(
    z.refine<NotedAnswer>((values) => values.answer !== 'not_suitable' || values.reason !== '', {
      path: ['reason'],
      ...message('answers.reasonRequired'),
    }),
    whenKnown('since', (day) => day !== '', 'answers.sinceRequired'),
    whenKnown('since', (day) => day <= today(), 'answers.sinceAhead'),
    whenKnown('source', (source) => source !== '', 'answers.sourceRequired'),
    whenKnown('email', (address) => !address || isEmail(address), 'email.invalid'),
  );

/** The form of an answer that is noted. */
export interface NotedAnswer {
  answer: string;
  via: string;
  reason: string;
  comment: string;
  slots: { start: string; minutes: string }[];
  since: string;
  source: string;
  email: string;
  phone: string;
}
