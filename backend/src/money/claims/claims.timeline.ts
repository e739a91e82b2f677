import { timelineSource } from '../../platform/timeline-source.js';

timelineSource({
  what: 'claim',
  from: 'warranty_claims w join placements p using (placement_id)',
  key: 'w.claim_id',
  at: 'w.filed_at',
  records: {
    connection: 'p.connection_id',
    employee: 'p.employee_id',
    job_request: 'p.request_id',
    company: 'p.company_id',
  },
  needs: 'money',
  facts: `jsonb_build_object('state', w.state, 'reason', w.reason, 'claim_id', w.claim_id)`,
});
