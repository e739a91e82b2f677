import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { type Role } from '../../platform/http/role.js';
import { ChangeLimits } from './change-limits.js';

/** Names of kinds of records. Nouns add theirs by declaration merging. */
export interface AuditKinds {
  account: true;
  'audit log': true;
}
export type AuditKind = keyof AuditKinds;

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
  | 'password reset'
  | 'sign-in changed'
  | 'logged in'
  | 'login failed'
  | 'read'
  | 'exported'
  | 'sent'
  | 'merged'
  | 'merge undone';

export interface Actor extends Origin {
  userId: number | null;
  email: string;
  role: Role | 'system' | 'anonymous';
}

export interface AuditEvent {
  action: AuditAction;
  recordKind: AuditKind;
  /** Null for entries about many records, or about none. */
  recordId: number | null;
  /** The record's name, readable after its deletion. */
  name: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The product itself: at start, or in a command. */
export const SYSTEM: Actor = { userId: null, email: 'system', role: 'system', address: '', requestId: '' };

export const ANONYMOUS = { userId: null, email: 'anonymous', role: 'anonymous' } as const;

const COLUMNS =
  'actor_id, actor_email, actor_role, action, kind, record_id, record_name, before, after, request_id, address';
const ENTRY = new PreparedStatement(
  `insert into audit_log (${COLUMNS})
   values ($1, $2, $3, $4, $5, $6, left($7, 400), $8, $9, $10, $11)`,
);

/** Inserts as many entries as each list has. */
const ENTRIES = new PreparedStatement(
  `insert into audit_log (${COLUMNS})
   select $1::int, $2, $3, action, $4, record_id, left(record_name, 400), before::jsonb, after::jsonb, $5, $6
   from unnest($7::text[], $8::int[], $9::text[], $10::text[], $11::text[])
     entry (action, record_id, record_name, before, after)`,
);

/** Does not wait for the disk, because no change depends on the entry. */
const READ_ENTRY = new PreparedStatement(
  `insert into audit_log (${COLUMNS})
   select $1::int, $2, $3, $4, $5, $6::int, left($7, 400), $8::jsonb, $9::jsonb, $10, $11
   from (select set_config('synchronous_commit', 'off', true)) as unhurried`,
);

/** Writes audit entries, in the transaction of the change (docs/rules.md#audit). */
@Injectable()
export class AuditService {
  constructor(
    private readonly statements: Statements,
    private readonly limits: ChangeLimits,
  ) {}

  /** Adds an entry about reading: a login, a list. A crash of the database server may lose the last second of them. */
  async recordRead(actor: Actor | Caller, event: AuditEvent): Promise<void> {
    await this.statements.write(READ_ENTRY, valuesOf(actor, event));
  }

  /**
   * Adds an entry, rolled back with the transaction. `before` and `after` must not contain secrets.
   * @throws ApiException (429) when a company or an employee changes too much
   */
  async record(transaction: EntityManager, actor: Actor | Caller, event: AuditEvent): Promise<void> {
    const isLimited = actor.role === 'company' || actor.role === 'employee';
    if (isLimited && actor.userId !== null)
      await this.limits.check(transaction, { ...actor, userId: actor.userId }, event);
    await recordEntry(transaction, actor, event);
  }
}

/** As `AuditService.record`, for changes of many records of a kind by the staff. */
export async function recordEntries(
  transaction: EntityManager,
  { userId, email, role, requestId, address }: Actor,
  kind: AuditKind,
  events: readonly Omit<AuditEvent, 'recordKind'>[],
): Promise<void> {
  if (!events.length) return;
  await ENTRIES.within(transaction, [
    userId,
    email,
    role,
    kind,
    requestId,
    address,
    events.map(({ action }) => action),
    events.map(({ recordId }) => recordId),
    events.map(({ name }) => name),
    events.map(({ before }) => before && JSON.stringify(before)),
    events.map(({ after }) => after && JSON.stringify(after)),
  ]);
}

/** As `AuditService.record`, for commands that run without the product. */
export async function recordEntry(transaction: EntityManager, actor: Actor | Caller, event: AuditEvent): Promise<void> {
  await ENTRY.within(transaction, valuesOf(actor, event));
}

function valuesOf(actor: Actor | Caller, { action, recordKind, recordId, name, before, after }: AuditEvent): unknown[] {
  const [had, has] = [before, after].map((values) => (values ? JSON.stringify(values) : null));
  const { userId, email, role, requestId, address } = actor;
  return [userId, email, role, action, recordKind, recordId, name, had, has, requestId, address];
}
