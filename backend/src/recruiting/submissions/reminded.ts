import { type PlacementStatus } from '../../employees/placement-status.js';

/** Between two reminders of the same. */
export const REMINDER_DAYS = 3;

/** Statuses in which a word of the person or of the company is waited for. */
export const WAITING_STATUSES: readonly PlacementStatus[] = ['pending', 'shortlisted', 'interview_scheduled'];

/** SQL: when the person of a connection that waits, or else the company, was last reminded, by the staff or by itself. */
export const remindedAt = (connection: string): string =>
  `(select greatest(max(a.at), case when ${connection}.share = 'waiting' then
      (select s.wait_reminded_at from sheets s where s.connection_id = ${connection}.connection_id) end)
    from audit_log a where a.record_id = ${connection}.connection_id and a.kind = 'connection' and a.action = 'sent'
      and a.after ->> 'reminded' = case ${connection}.share when 'waiting' then 'person' else 'company' end)`;
