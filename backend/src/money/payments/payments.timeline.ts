import { timelineSource } from '../../platform/timeline-source.js';

timelineSource({
  what: 'payment',
  from: 'payments y join invoices i using (invoice_id) join placements p using (placement_id)',
  key: 'y.payment_id',
  at: 'y.recorded_at',
  records: {
    connection: 'p.connection_id',
    employee: 'p.employee_id',
    job_request: 'p.request_id',
    company: 'p.company_id',
  },
  needs: 'money',
  facts: `jsonb_build_object('number', i.number, 'amount_paise', y.amount_paise, 'tds_paise', y.tds_paise,
    'received_on', y.received_on, 'is_reversed', y.reversed_at is not null, 'invoice_id', i.invoice_id)`,
});
