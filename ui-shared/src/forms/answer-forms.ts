import * as z from 'zod/mini';
import { isoDayInIndia } from '../domain/format';
import { momentAt, ownZone } from '../domain/zone-time';
import { t } from '../i18n/company-candidates';
import { isEmail, optional } from './rules';

/** Times for an interview that a company may propose. */
export const MAX_SLOTS = 5;
/** How long an interview may be, in minutes. */
export const SLOT_MINUTES = ['30', '45', '60', '90', '120'] as const;
export const UNSUITABLE_REASONS = [
  'skills',
  'experience',
  'salary',
  'location',
  'notice_period',
  'position_filled',
  'other',
] as const;

const slot = z.object({
  start: z.string().check(
    z.refine((wall) => wall !== '', { error: () => t('answer.slotRequired'), abort: true }),
    z.refine((wall) => momentAt(ownZone(), wall) !== undefined, {
      error: () => t('answer.slotMissing'),
      abort: true,
    }),
    z.refine((wall) => Date.parse(momentAt(ownZone(), wall) ?? '') > Date.now(), {
      error: () => t('answer.slotPast'),
    }),
  ),
  minutes: z.string(),
});

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
    z.refine((day) => day <= isoDayInIndia(new Date()), { error: () => t('answer.sinceAhead') }),
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
