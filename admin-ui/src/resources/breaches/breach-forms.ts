import type { Breach } from '@niyukt/ui-shared/api/types';
import { isoDayInIndia } from '@niyukt/ui-shared/domain/format';
import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import '@niyukt/ui-shared/i18n/privacy';
import * as z from 'zod/mini';

const message = (key: ConsoleTextKey) => ({ error: () => t(key) });
const required = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, message('breach.required')), z.maxLength(max));
const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, message('date.invalid')));
const time = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message('breach.required')));

const LONG = 5_000;

export const DATA_KINDS = [
  'contact',
  'career',
  'resume',
  'salary',
  'documents',
  'account',
  'billing',
  'other',
] as const;

export const factsForm = z.object({
  what: required(LONG),
  happened: required(300),
  aware_day: day(),
  aware_time: time(),
  data_kinds: z.array(z.enum(DATA_KINDS)).check(z.minLength(1, message('breach.kindsRequired'))),
  consequences: optional(LONG),
  measures: optional(LONG),
  advice: optional(LONG),
  contact: optional(300),
});
export type FactsForm = z.infer<typeof factsForm>;

export const peopleForm = z.object({ emails: required(100_000) });
export const reportedForm = z.object({ to: z.enum(['cert_in', 'board', 'board_details'], message('breach.required')) });
export const extendedForm = z.object({ day: day(), time: time(), reason: required(500) });
export const reasonForm = z.object({ reason: required(2_000) });
export const nothingForm = z.object({});

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** What the form of a breach begins with; of a new one the clocks run from now. */
export function formOf(breach: Breach | undefined): FactsForm {
  const aware = breach ? new Date(breach.aware_at) : new Date();
  return {
    what: breach?.what ?? '',
    happened: breach?.happened ?? '',
    aware_day: isoDayInIndia(aware),
    aware_time: TIME.format(aware),
    data_kinds: (breach?.data_kinds ?? []) as FactsForm['data_kinds'],
    consequences: breach?.consequences ?? '',
    measures: breach?.measures ?? '',
    advice: breach?.advice ?? '',
    contact: breach?.contact ?? '',
  };
}

/** A moment in India in ISO 8601. */
export const momentOf = (dayInIndia: string, timeInIndia: string): string => `${dayInIndia}T${timeInIndia}:00+05:30`;

/** What is sent; a moment that was not touched keeps its seconds. */
export function factsOf({ aware_day, aware_time, ...facts }: FactsForm, breach: Breach | undefined) {
  const before = breach && formOf(breach);
  const isSame = before?.aware_day === aware_day && before.aware_time === aware_time;
  return { ...facts, aware_at: isSame && breach ? breach.aware_at : momentOf(aware_day, aware_time) };
}
