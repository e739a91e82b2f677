/** What people with an account write about (docs/rules.md#grievances). */
export const OWN_GRIEVANCE_KINDS = ['complaint', 'correction', 'question'] as const;

/** What people without an account write about, too: they have no page to see and erase what is kept (docs/rules.md#privacy-requests). */
export const GRIEVANCE_KINDS = [...OWN_GRIEVANCE_KINDS, 'access', 'erasure'] as const;
export type GrievanceKind = (typeof GRIEVANCE_KINDS)[number];

export const GRIEVANCE_STATES = ['open', 'answered', 'closed'] as const;
export type GrievanceState = (typeof GRIEVANCE_STATES)[number];

/** Promised for an answer, and given to contradict one, in days of India. The law allows 90 (DPDP Rules 2025, rule 14(3)). */
export const ANSWER_DAYS = 30;
export const REOPEN_DAYS = 30;

/** In characters. */
export const MAX_TEXT = 10_000;

/** SQL of the last day in India on which an answer may be contradicted. */
export const reopenUntil = (g: string): string =>
  `(${g}.answered_at at time zone 'Asia/Kolkata')::date + ${REOPEN_DAYS}`;

/** SQL that holds while the caller may open it again: once. */
export const canReopen = (g: string): string =>
  `(${g}.state <> 'open' and ${g}.reopened_at is null and ${reopenUntil(g)} >= india_today())`;

/** The number as people quote it. */
export const numberOf = (id: number): string => `G-${id}`;
