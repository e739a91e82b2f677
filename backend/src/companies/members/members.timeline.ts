import { timelineSource } from '../../platform/timeline-source.js';

/** Who was invited, joined, changed or was removed, as long as members are listed. */
timelineSource({
  what: 'member',
  from: `company_members m join audit_log a on a.record_id = m.member_id and a.kind = 'company member'`,
  key: 'a.audit_id',
  at: 'a.at',
  records: { company: 'm.company_id' },
  by: `coalesce(account_name(a.actor_id), nullif(a.actor_email, ''))`,
  facts: `jsonb_build_object('change', case a.action when 'deleted' then 'removed' when 'registered' then 'joined'
      when 'updated' then 'changed' else 'invited' end, 'name', m.name, 'role', coalesce(a.after ->> 'role', a.before ->> 'role', m.role))`,
});
