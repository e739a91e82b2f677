import { NullableReply, Reply } from '../../platform/http/reply.js';

export class AuditEntryDto {
  @Reply('Key, equal to audit_id', 5012)
  id: number;

  @Reply('Key', 5012)
  audit_id: number;

  @Reply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  at: string;

  @NullableReply('Account that did it; null for the product itself', 3)
  actor_id: number | null;

  @Reply('E-mail of that account at the time', 'admin@niyukt.example')
  actor_email: string;

  @NullableReply('Name of that account now; null where none is known', 'Meera Iyer')
  actor_name: string | null;

  @Reply('Role of that account at the time', 'admin')
  actor_role: string;

  @Reply('What was done', 'status changed')
  action: string;

  @Reply('Kind of record', 'connection')
  kind: string;

  @NullableReply('Key of the record', 88)
  record_id: number | null;

  @Reply('What the record was called', 'Asha Rao, React Developer')
  record_name: string;

  @NullableReply('Values before, without secrets', { placement_status: 'offered' }, { additionalProperties: true })
  before: Record<string, unknown> | null;

  @NullableReply('Values after, without secrets', { placement_status: 'placed' }, { additionalProperties: true })
  after: Record<string, unknown> | null;

  @NullableReply('Finds the request in the log', '1f0e6c8e-3f0a-4c55-9a43-6e9ad0f7c1b2')
  request_id: string | null;

  @NullableReply('Address the request came from', '203.0.113.7')
  address: string | null;
}
