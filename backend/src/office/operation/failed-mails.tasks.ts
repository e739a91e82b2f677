import { among, taskCause } from '../../agency/tasks/task-cause.js';

/** A mail that was given up in the last 30 days (docs/rules.md#attention). */
export const FAILED_MAIL_CAUSE = taskCause('mail.failed', {
  recordKind: 'failed_mail',
  title: 'A mail could not be delivered',
  counted: ['mail could not be delivered', 'mails could not be delivered'],
  button: 'See why',
  sql: `select m.mail_id::integer as record_id, null::integer as owner_id, m.recipient as subject, m.created_at as due_from
    from outbox_mails m where m.status = 'dead' and m.created_at > now() - interval '30 days'
      and ${among('m.mail_id')}`,
});
