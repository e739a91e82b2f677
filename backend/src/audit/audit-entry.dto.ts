import { Answer, NullableAnswer } from '../platform/http/answer.js';

/** One entry of the audit log. */
export class AuditEntryDto {
  @Answer('Key, equal to audit_id', 5012)
  id: number;

  @Answer('Key', 5012)
  audit_id: number;

  @Answer('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  at: string;

  @NullableAnswer('Account that did it; null for the product itself', 3)
  actor_id: number | null;

  @Answer('E-mail of that account at the time', 'admin@niyukt.example')
  actor_email: string;

  @Answer('Role of that account at the time', 'admin')
  actor_role: string;

  @Answer('What was done', 'status changed')
  action: string;

  @Answer('Kind of record', 'connection')
  kind: string;

  @NullableAnswer('Key of the record', 88)
  record_id: number | null;

  @Answer('What the record was called', 'Asha Rao, React Developer')
  record_name: string;

  @NullableAnswer('Values before, without secrets', { placement_status: 'offered' }, { additionalProperties: true })
  before: Record<string, unknown> | null;

  @NullableAnswer('Values after, without secrets', { placement_status: 'placed' }, { additionalProperties: true })
  after: Record<string, unknown> | null;

  @NullableAnswer('Finds the request in the log', '1f0e6c8e-3f0a-4c55-9a43-6e9ad0f7c1b2')
  request_id: string | null;

  @NullableAnswer('Address the request came from', '203.0.113.7')
  address: string | null;
}
