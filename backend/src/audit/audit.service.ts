import { Injectable, Optional } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Caller, type Origin } from '../common/http/caller.js';
import { PreparedStatement } from '../database/prepared-statement.js';
import { type Role } from '../users/role.js';
import { ChangeLimits } from './change-limits.js';

/** Kinds of records as people read them. */
export type AuditKind = 'employee' | 'company' | 'job request' | 'connection' | 'admin' | 'account';

/** What happened. */
export type AuditAction =
  | 'created'
  | 'registered'
  | 'updated'
  | 'status changed'
  | 'deleted'
  | 'erased'
  | 'disabled'
  | 'enabled'
  | 'password changed'
  | 'password reset';

/** Who did it. */
export interface Actor extends Origin {
  userId: number | null;
  email: string;
  role: Role | 'system';
}

export interface AuditEvent {
  action: AuditAction;
  kind: AuditKind;
  recordId: number;
  /** What the record is called; stays readable after a deletion. */
  name: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The product acting by itself: at start, or from a command. */
export const SYSTEM: Actor = { userId: null, email: 'system', role: 'system', address: '', requestId: '' };

const ENTRY = new PreparedStatement(
  `insert into audit_log (actor_id, actor_email, actor_role, action, kind, record_id, record_name, before, after, request_id, address)
   values ($1, $2, $3, $4, $5, $6, left($7, 400), $8, $9, $10, $11)`,
);

/** Writes who did what, in the transaction of what was done. */
@Injectable()
export class AuditService {
  /** @param limits left out by commands, which nothing limits */
  constructor(@Optional() private readonly limits?: ChangeLimits) {}

  /**
   * Adds an entry; rolled back with the transaction. Secrets must not be in `before` or `after`.
   * @throws TooManyRequestsException when a company or an employee changes too much
   */
  async record(transaction: EntityManager, actor: Actor | Caller, event: AuditEvent): Promise<void> {
    const isLimited = actor.role === 'company' || actor.role === 'employee';
    if (isLimited && actor.userId !== null) await this.limits?.check(transaction, actor.userId, event);
    const { action, kind, recordId, name, before, after } = event;
    const [had, has] = [before, after].map((values) => (values ? JSON.stringify(values) : null));
    await ENTRY.within(transaction, [
      ...[actor.userId, actor.email, actor.role, action, kind, recordId, name],
      ...[had, has, actor.requestId, actor.address],
    ]);
  }
}
