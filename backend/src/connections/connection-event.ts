import { type AuditEvent } from '../auth/audit/audit.service.js';

interface Named {
  employee_name: string;
  job_title: string;
}

/** A connection as the audit log and notes name it. */
export function connectionName({ employee_name, job_title }: Named): string {
  return `${employee_name}, ${job_title}`;
}

/** An entry of the audit log. What changes on offers and interviews stands there as a change of their connection, which outlives them. */
export function connectionEvent(
  connection: Named & { connection_id: number },
  action: AuditEvent['action'] = 'updated',
): Omit<AuditEvent, 'before' | 'after'> {
  return { action, recordKind: 'connection', recordId: connection.connection_id, name: connectionName(connection) };
}
