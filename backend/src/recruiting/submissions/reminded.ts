import { statusesBefore } from '../../employees/placement-status.js';
import { DAY_MILLISECONDS } from '../../platform/durations.js';

/** Between two reminders of the same. */
const REMINDER_DAYS = 3;

/** Statuses in which a word of the person or of the company is waited for. */
export const WAITING_STATUSES = statusesBefore('interview_completed');

/** When the next reminder may leave after one. */
export const nextAfter = (reminded: Date): Date => new Date(reminded.getTime() + REMINDER_DAYS * DAY_MILLISECONDS);

/** Whether a reminder left so lately that no other may leave. */
export const isLate = (reminded?: Date | null): reminded is Date => !!reminded && nextAfter(reminded) > new Date();

/** SQL: when the person of a connection that waits, or else the company, was last reminded, by the staff or by itself. */
export const remindedAt = (connection: string): string =>
  `(select greatest(max(a.at), case when ${connection}.share = 'waiting' then
      (select s.wait_reminded_at from sheets s where s.connection_id = ${connection}.connection_id) end)
    from audit_log a where a.record_id = ${connection}.connection_id and a.kind = 'connection' and a.action = 'sent'
      and a.after ->> 'reminded' = case ${connection}.share when 'waiting' then 'person' else 'company' end)`;
