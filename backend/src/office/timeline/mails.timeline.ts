import { timelineSource } from '../../platform/timeline-source.js';

const MAIL = { what: 'mail', key: 'o.mail_id', at: 'o.created_at' };
const FACTS = `'template', o.template, 'status', o.status, 'mail_id', o.mail_id,
  'can_send_again', o.status in ('sent', 'dead') and o.sealed_content is not null and o.template <> 'sign-in-changed'`;

/** Of the addresses of one record: the database skips the kinds that the record is not of. */
timelineSource({
  ...MAIL,
  from: `outbox_mails o join (
      select employee_id, null::integer as company_id, email from employees
      union select null, company_id, contact_email from companies
      union select null, company_id, billing_email from companies
      union select null, m.company_id, u.email from company_members m join users u using (user_id)) k on k.email = o.recipient`,
  records: { employee: 'k.employee_id', company: 'k.company_id' },
  facts: `jsonb_build_object(${FACTS})`,
});

/** About a connection, to whomever it went. */
timelineSource({
  ...MAIL,
  from: 'outbox_mails o',
  records: { connection: 'o.connection_id' },
  facts: `jsonb_build_object(${FACTS}, 'recipient', o.recipient)`,
});

/** About a job, and about each of its connections whose person is not restricted. */
timelineSource({
  ...MAIL,
  from: `(select m.*, m.request_id as job_id, null::varchar as person, null::varchar as job, null::varchar as company from outbox_mails m
      union all select m.*, c.request_id, c.employee_name, c.job_title, c.company_name
        from outbox_mails m join connections c using (connection_id) where not c.restricted) o`,
  records: { job_request: 'o.job_id' },
  facts: `jsonb_build_object(${FACTS}, 'recipient', o.recipient, 'person', o.person, 'job', o.job, 'company', o.company,
    'connection_id', o.connection_id)`,
});
