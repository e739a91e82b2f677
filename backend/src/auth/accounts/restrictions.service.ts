import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AuditService, type Actor } from '../../audit/audit.service.js';
import { type Caller } from '../../platform/http/caller.js';
import { transactionEvent, TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { User, type Restriction } from './user.entity.js';

export interface AccountRestricted {
  actor: Actor | Caller;
  userId: number;
  reason: Restriction;
}

/** Everything that ends with it ends before the account is marked, in the same transaction. */
export const ACCOUNT_RESTRICTED = transactionEvent<AccountRestricted>(
  'account.restricted',
  'A person is about to be in no list any more, and to be erased on a day.',
);

/** Accounts whose people are in no list until they are erased (docs/rules.md#restricted). */
@Injectable()
export class RestrictionsService {
  constructor(
    private readonly audit: AuditService,
    private readonly events: TransactionEvents,
  ) {}

  /**
   * Restricts an account until it is erased. Of one that is restricted already, the reason becomes the new one, and the earlier day counts.
   * @returns the account as it is now; nothing when there is none
   */
  async restrict(
    transaction: EntityManager,
    actor: Actor | Caller,
    userId: number,
    reason: Restriction,
    dueAt: Date,
  ): Promise<User | undefined> {
    await this.events.announce(ACCOUNT_RESTRICTED, transaction, { actor, userId, reason });
    const before = await this.locked(transaction, userId);
    if (!before) return undefined;
    const { restricted_at, erasure_due_at } = before;
    const after = {
      restricted_at: restricted_at ?? new Date(),
      restriction: reason,
      erasure_due_at: erasure_due_at && erasure_due_at < dueAt ? erasure_due_at : dueAt,
    };
    await this.save(transaction, actor, before, after);
    return { ...before, ...after };
  }

  /** Makes of a restricted account what it was. What has ended with the restriction stays so. */
  async release(transaction: EntityManager, actor: Actor | Caller, userId: number): Promise<void> {
    const before = await this.locked(transaction, userId);
    if (!before?.restricted_at) return;
    await this.save(transaction, actor, before, { restricted_at: null, restriction: null, erasure_due_at: null });
  }

  private async locked(transaction: EntityManager, user_id: number): Promise<User | null> {
    return transaction.findOne(User, { where: { user_id }, lock: { mode: 'for_no_key_update' } });
  }

  private async save(
    transaction: EntityManager,
    actor: Actor | Caller,
    { user_id, email, restriction, erasure_due_at }: User,
    after: Pick<User, 'restricted_at' | 'restriction' | 'erasure_due_at'>,
  ): Promise<void> {
    await transaction.update(User, { user_id }, after);
    await this.audit.record(transaction, actor, {
      action: 'updated',
      recordKind: 'account',
      recordId: user_id,
      name: email,
      before: { restriction, erasure_due_at: erasure_due_at?.toISOString() ?? null },
      after: { restriction: after.restriction, erasure_due_at: after.erasure_due_at?.toISOString() ?? null },
    });
  }
}
