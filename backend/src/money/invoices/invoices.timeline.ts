import { timelineSource } from '../../platform/timeline-source.js';

timelineSource({
  what: 'document',
  from: 'invoices i join placements p using (placement_id)',
  key: 'i.invoice_id',
  at: `(i.issued_on::timestamp at time zone 'Asia/Kolkata')`,
  records: {
    connection: 'p.connection_id',
    employee: 'p.employee_id',
    job_request: 'p.request_id',
    company: 'p.company_id',
  },
  needs: 'money',
  facts: `jsonb_build_object('number', i.number, 'kind', i.kind, 'total_paise', i.total_paise, 'invoice_id', i.invoice_id)`,
});
