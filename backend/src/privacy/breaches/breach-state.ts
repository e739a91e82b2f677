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
