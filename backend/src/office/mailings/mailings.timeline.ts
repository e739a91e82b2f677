import { timelineSource } from '../../platform/timeline-source.js';
import { STATE } from './mailing.entity.js';

timelineSource({
  what: 'mailing',
  from: 'mailing_recipients r join mailings m using (mailing_id)',
  key: 'r.recipient_id',
  at: 'm.made_at',
  records: { employee: 'r.employee_id', company: 'r.company_id', connection: 'r.connection_id' },
  by: 'coalesce(account_name(m.made_by), m.made_by_name)',
  byEmail: 'm.made_by_name',
  facts: `jsonb_build_object('subject', m.subject, 'state', ${STATE}, 'reason', r.reason, 'mailing_id', m.mailing_id)`,
});
