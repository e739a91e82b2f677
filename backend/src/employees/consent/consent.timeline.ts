import { timelineSource } from '../../platform/timeline-source.js';

timelineSource({
  what: 'consent',
  from: `(select * from consents where purpose in ('share', 'showing')) s left join users u on u.user_id = s.noted_by`,
  key: 's.consent_id',
  at: 's.decided_at',
  records: { employee: 's.employee_id' },
  by: 'coalesce(u.full_name, u.email)',
  byEmail: 'u.email',
  facts: `jsonb_build_object('shares', s.agrees, 'channel', s.channel, 'company', s.company_name, 'job', s.job_title)`,
});
