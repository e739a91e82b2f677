import '../../texts/privacy';
import * as z from 'zod/mini';
import type { Breach } from '@niyukt/ui-shared/api/types';
import { isoDayInIndia } from '@niyukt/ui-shared/domain/calendar-days';
import { day, message, required } from '../../kit/forms/rules';
import type { Values } from '../../kit/resource/calls';

const said = (max: number) => required('breach.required', max);
const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max));
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
  what: said(LONG),
  happened: said(300),
  aware_day: day(),
  aware_time: time(),
  data_kinds: z.array(z.enum(DATA_KINDS)).check(z.minLength(1, message('breach.kindsRequired'))),
  consequences: optional(LONG),
  measures: optional(LONG),
  advice: optional(LONG),
  contact: optional(300),
});
export type FactsForm = z.infer<typeof factsForm>;

const period = () => ({ from_day: day(), from_time: time(), to_day: day(), to_time: time() });

/** The filter of a list in the address of its page; nothing when there is none. */
function filterIn(address: string): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(new URL(address).searchParams.get('filter') ?? '');
    return found && typeof found === 'object' ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Where the people come from: named ones, whom an account of the staff or of a company opened, or a filtered list. */
export const PEOPLE_FROM = ['emails', 'staff', 'company', 'filter'] as const;

export const peopleForm = z.discriminatedUnion('from', [
  z.object({ from: z.literal('emails'), emails: said(100_000) }),
  z.object({ from: z.literal('staff'), staff_id: z.number(message('breach.required')), ...period() }),
  z.object({
    from: z.literal('company'),
    company_id: z.number(message('company.required')),
    account: optional(20),
    ...period(),
  }),
  z.object({
    from: z.literal('filter'),
    address: said(LONG).check(z.refine((address) => filterIn(address) !== undefined, message('breach.noFilter'))),
  }),
]);
export type PeopleForm = z.infer<typeof peopleForm>;

/** E-mails in a text or in the file of a table. */
export const emailsIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;<>"'()]/).filter((word) => word.includes('@'))),
];

/** What is sent: whose data it was. */
export function affectedOf(people: PeopleForm): Values {
  if (people.from === 'emails') return { emails: emailsIn(people.emails) };
  if (people.from === 'filter') return { filter: filterIn(people.address) };
  return {
    opened: {
      ...(people.from === 'staff'
        ? { actor_id: people.staff_id }
        : { company_id: people.company_id, ...(people.account && { actor_id: Number(people.account) }) }),
      at_gte: momentOf(people.from_day, people.from_time),
      at_lte: momentOf(people.to_day, people.to_time),
    },
  };
}
export const reportedForm = z.object({ to: z.enum(['cert_in', 'board', 'board_details'], message('breach.required')) });
export const extendedForm = z.object({ day: day(), time: time(), reason: said(500) });
export const reasonForm = z.object({ reason: said(2_000) });

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
export function factsOfBreach({ aware_day, aware_time, ...facts }: FactsForm, breach: Breach | undefined) {
  const before = breach && formOf(breach);
  const isSame = before?.aware_day === aware_day && before.aware_time === aware_time;
  return { ...facts, aware_at: isSame && breach ? breach.aware_at : momentOf(aware_day, aware_time) };
}
