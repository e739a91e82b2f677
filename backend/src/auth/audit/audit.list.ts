import { own, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type AuditEntryDto } from './audit-entry.dto.js';

export const AUDIT_LOG: ListDefinition<AuditEntryDto> = {
  name: 'audit-log',
  table: 'audit_log',
  key: 'audit_id',
  newest: 'at',
  columns: {
    audit_id: { ...own('audit_id', 'integer') },
    at: own('at', 'timestamptz'),
    actor_id: own('actor_id', 'integer'),
    actor_email: own('actor_email'),
    actor_name: { kind: 'text', select: 'account_name(t.actor_id)' },
    actor_role: own('actor_role'),
    action: own('action'),
    kind: own('kind'),
    record_id: own('record_id', 'integer'),
    record_name: { kind: 'text', select: 't.record_name' },
    before: { kind: 'text', select: 't.before', isLong: true },
    after: { kind: 'text', select: 't.after', isLong: true },
    request_id: { kind: 'text', select: 't.request_id' },
    address: { kind: 'text', select: 't.address' },
  },
};
