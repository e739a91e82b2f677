import { timelineSource } from '../platform/timeline-source.js';

timelineSource({
  what: 'mail',
  from: `outbox_mails o left join employees e on e.email = o.recipient left join (
      select company_id, contact_email as email from companies
      union select m.company_id, u.email from company_members m join users u using (user_id)) k on k.email = o.recipient`,
  key: 'o.mail_id',
  at: 'o.created_at',
  records: { employee: 'e.employee_id', company: 'k.company_id' },
  facts: `jsonb_build_object('template', o.template, 'status', o.status, 'mail_id', o.mail_id,
    'can_send_again', o.status in ('sent', 'dead') and o.sealed_content is not null)`,
});
