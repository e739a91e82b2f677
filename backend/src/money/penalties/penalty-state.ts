import { DAY_SECONDS } from '../../platform/durations.js';
/** What becomes of a penalty case. `lapsed` follows from its age and is not stored (docs/rules.md#penalty-cases). */
export const PENALTY_STATES = ['open', 'notice_sent', 'disputed', 'paid', 'waived', 'withdrawn', 'lapsed'] as const;
export type PenaltyState = (typeof PENALTY_STATES)[number];

/** What staff ends a case by, and from which states. */
export const PENALTY_ENDS = ['paid', 'waived', 'withdrawn'] as const;
export type PenaltyEnd = (typeof PENALTY_ENDS)[number];
export const ENDS_FROM: Readonly<Record<PenaltyEnd, readonly PenaltyState[]>> = {
  paid: ['notice_sent'],
  waived: ['notice_sent', 'disputed'],
  withdrawn: ['open', 'notice_sent', 'disputed'],
};
/** From which states a notice is sent. */
export const NOTICE_FROM: readonly PenaltyState[] = ['open', 'disputed'];

/** SQL: when a case ends at the latest: three years after it was opened (Limitation Act, Article 55). @param t name of `penalty_cases` */
export const endedAt = (t: string): string => `coalesce(${t}.ended_at, ${t}.created_at + interval '3 years')`;

/** SQL: the state of a case now. @param t name of `penalty_cases` */
export const penaltyState = (t: string): string =>
  `case when ${t}.ended_at is null and ${endedAt(t)} <= now() then 'lapsed' else ${t}.state end`;

/** How long a notice is tried to be mailed. */
export const NOTICE_SECONDS = DAY_SECONDS;

/** SQL: whether a notice waits for the mail server. @param t name of `penalty_cases` */
export const noticeWaits = (t: string): string =>
  `coalesce(${t}.notice_queued_at > now() - interval '${NOTICE_SECONDS} seconds', false)`;

/** SQL: whether the person was reported as under 18, and so is not bound by the terms. @param t name of `penalty_cases` or `employees` */
export const isUnderAge = (t: string): string =>
  `exists (select from employees p join users u using (user_id) where p.employee_id = ${t}.employee_id and u.restriction = 'minor')`;

/** SQL: whether a case stays when the person is erased: the claim has not ended, and is not against a minor. @param t name of `penalty_cases` */
export const isNeeded = (t: string): string => `(${endedAt(t)} > now() and not ${isUnderAge(t)})`;
