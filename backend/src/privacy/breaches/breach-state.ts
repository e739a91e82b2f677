export const BREACH_STATES = ['open', 'told', 'reported', 'closed', 'no_breach'] as const;
export type BreachState = (typeof BREACH_STATES)[number];

/** What of people was reached. */
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
export type DataKind = (typeof DATA_KINDS)[number];

/** Whom a breach is reported to, and with what: the Board without delay and again with all details. */
export const REPORTS = ['cert_in', 'board', 'board_details'] as const;
export type Report = (typeof REPORTS)[number];

/** From the moment in which the agency knew (CERT-In directions of 28 April 2022; DPDP Rules 2025, rule 7). */
export const HOURS = { cert_in: 6, without_delay: 24, details: 72 } as const;

/** SQL: when the next report of the breach `t` is due; when it was known, if none is left. */
export const NEXT_CLOCK = `coalesce(least(
    case when t.cert_in_at is null then t.aware_at + interval '${HOURS.cert_in} hours' end,
    case when t.told_at is null or t.board_at is null then t.aware_at + interval '${HOURS.without_delay} hours' end,
    case when t.board_details_at is null then coalesce(t.details_until, t.aware_at + interval '${HOURS.details} hours') end
  ), t.aware_at)`;
