import { SOURCES_NEEDING_CONSENT } from '../source.js';

/** Waits for a press, has its day, was mailed; then the person's word, or none for 30 days. */
export const NOTICE_STATES = ['waiting', 'scheduled', 'told', 'agreed', 'refused', 'silent'] as const;

/** Days after the first mail (docs/rules.md#sources). */
export const DAYS_UNTIL = { reminded: 7, restricted: 30, erased: 60 } as const;

/** SQL of what the person of `t` last said about being kept; null without a word. */
export const serviceWord = (t: string): string =>
  `(select c.agrees from consents c where c.employee_id = ${t}.employee_id and c.purpose = 'service' order by c.consent_id desc limit 1)`;

/** SQL: whether the employee `e` must agree to be kept. */
export const needsConsentSql = (e: string): string =>
  `${e}.source in (${SOURCES_NEEDING_CONSENT.map((source) => `'${source}'`).join(', ')})`;

/** SQL: how far the notice `t` is. */
export const noticeState = (
  t: string,
): string => `case ${serviceWord(t)} when true then 'agreed' when false then 'refused'
  else case when ${t}.silent_at is not null then 'silent' when ${t}.sent_at is not null then 'told'
    when ${t}.due_at is not null then 'scheduled' else 'waiting' end end`;
