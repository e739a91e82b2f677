import { timelineSource } from '../platform/timeline-source.js';

/** Of the addresses of one record: the database skips the kinds that the record is not of. */
timelineSource({
  what: 'mail',
  from: `outbox_mails o join (
      select employee_id, null::integer as company_id, email from employees
      union select null, company_id, contact_email from companies
      union select null, m.company_id, u.email from company_members m join users u using (user_id)) k on k.email = o.recipient`,
  key: 'o.mail_id',
  at: 'o.created_at',
  records: { employee: 'k.employee_id', company: 'k.company_id' },
  facts: `jsonb_build_object('template', o.template, 'status', o.status, 'mail_id', o.mail_id,
    'can_send_again', o.status in ('sent', 'dead') and o.sealed_content is not null)`,
});
