/** Not notified yet, notified 30 days before, notified 48 hours before, and to be erased. */
export const RETENTION_STATES = ['soon', 'told', 'last_call', 'due'] as const;

/** People without a login, a connection or a contact. */
export const RETENTION_MONTHS = 36;
/** From then on a person is on the list. */
export const MONTHS_LISTED = 33;
/** The audit log, which knows the logins, has 13 months: who was not seen for less is looked for no further. */
export const MONTHS_TRUSTED = 12;

/** SQL: how far it went with `t`. */
export const retentionState = (
  t: string,
): string => `case when ${t}.last_told_at is not null and ${t}.due_at <= now() then 'due'
  when ${t}.last_told_at is not null then 'last_call' when ${t}.first_told_at is not null then 'told' else 'soon' end`;
