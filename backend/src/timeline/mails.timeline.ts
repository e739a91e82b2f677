import { timelineSource } from '../platform/timeline-source.js';

timelineSource({
  what: 'mail',
  from: `outbox_mails o left join employees e on e.email = o.recipient left join companies k on k.contact_email = o.recipient`,
  key: 'o.mail_id',
  at: 'o.created_at',
  records: { employee: 'e.employee_id', company: 'k.company_id' },
  facts: `jsonb_build_object('template', o.template, 'status', o.status, 'mail_id', o.mail_id)`,
});
