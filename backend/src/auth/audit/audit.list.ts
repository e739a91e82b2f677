import { NullableReply } from '../../platform/http/reply.js';
import { field, listOf, nullable, own, shown, typed } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';

export const AUDIT_LOG = listOf({
  name: 'audit-log',
  table: 'audit_log',
  key: 'audit_id',
  newest: 'at',
  columns: {
    audit_id: field('Key', 5012, { ...own('audit_id', 'integer') }),
    at: field('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', own('at', 'timestamptz')),
    actor_id: nullable('Account that did it; null for the product itself', 3, own('actor_id', 'integer')),
    actor_email: field('E-mail of that account at the time', 'admin@niyukt.example', own('actor_email')),
    actor_name: nullable('Name of that account now; null where none is known', 'Meera Iyer', {
      kind: 'text',
      select: 'account_name(t.actor_id)',
    }),
    actor_role: field('Role of that account at the time', 'admin', own('actor_role')),
    action: field('What was done', 'status changed', own('action')),
    kind: field('Kind of record', 'connection', own('kind')),
    record_id: nullable('Key of the record', 88, own('record_id', 'integer')),
    record_name: field('What the record was called', 'Asha Rao, React Developer', shown('record_name')),
    before: typed<Record<string, unknown> | null>(
      NullableReply('Values before, without secrets', { placement_status: 'offered' }, { additionalProperties: true }),
      { ...shown('before'), isLong: true },
    ),
    after: typed<Record<string, unknown> | null>(
      NullableReply('Values after, without secrets', { placement_status: 'placed' }, { additionalProperties: true }),
      { ...shown('after'), isLong: true },
    ),
    request_id: nullable('Finds the request in the log', '1f0e6c8e-3f0a-4c55-9a43-6e9ad0f7c1b2', shown('request_id')),
    address: nullable('Address the request came from', '203.0.113.7', shown('address')),
  },
});

export class AuditEntryDto extends RowOf(AUDIT_LOG) {}
