import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { forgetAnswers, isFullName } from '../../platform/idempotency/stored-answers.js';
import { transactionEvent, TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { type Actor, AuditService } from '../audit/audit.service.js';
import { ERASURE_UNDER_WAY } from '../auth.problems.js';
import { type Restriction, type Restrictions, User } from './user.entity.js';

/** Topic of the last mail that an account had before a restore, followed by its key. */
export const ERASURE_TOPIC = 'erasure of ';

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
   * Restricts an account until it is erased. Reasons that stand already stay, and the earliest day counts.
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
    const [person] = await transaction.query<{ employee_id: number; full_name: string }[]>(
      'select employee_id, full_name from employees where user_id = $1',
      [userId],
    );
    await forgetAnswers(transaction, person ? { employee_id: person.employee_id } : {}, [
      before.email,
      ...[person?.full_name].filter(isFullName),
    ]);
    const standing = standingOf(before);
    const due = dueAt.toISOString();
    const former = standing[reason] ?? due;
    return this.save(transaction, actor, before, { ...standing, [reason]: former < due ? former : due });
  }

  /**
   * Takes one reason from an account. Without another it is what it was; what has ended with the restriction stays so.
   * @returns the account as it is now; nothing when there is none
   * @throws ApiException (409) when it had its last mail: it is erased anew after a restore, and nothing takes that back
   */
  async release(
    transaction: EntityManager,
    actor: Actor | Caller,
    userId: number,
    reason: Restriction,
  ): Promise<User | undefined> {
    const before = await this.locked(transaction, userId);
    if (!before) return undefined;
    const { [reason]: ended, ...standing } = standingOf(before);
    if (!ended) return before;
    // the account is locked: the mail waits for what is done with it
    const [mail] = await transaction.query<object[]>('select from outbox_mails where topic = $1 limit 1', [
      `${ERASURE_TOPIC}${userId}`,
    ]);
    if (mail) throw new ApiException(ERASURE_UNDER_WAY);
    return this.save(transaction, actor, before, standing);
  }

  private async locked(transaction: EntityManager, user_id: number): Promise<User | null> {
    return transaction.findOne(User, { where: { user_id }, lock: { mode: 'for_no_key_update' } });
  }

  private async save(
    transaction: EntityManager,
    actor: Actor | Caller,
    before: User,
    restrictions: Restrictions,
  ): Promise<User> {
    const { user_id, email, restriction, erasure_due_at, restricted_at } = before;
    const [first] = Object.entries(restrictions).toSorted(([, a], [, b]) => (a < b ? -1 : 1));
    const after = first
      ? {
          restricted_at: restricted_at ?? new Date(),
          restriction: restrictions.minor ? ('minor' as const) : (first[0] as Restriction),
          erasure_due_at: new Date(first[1]),
          restrictions,
        }
      : { restricted_at: null, restriction: null, erasure_due_at: null, restrictions: null };
    await transaction.update(User, { user_id }, after);
    await this.audit.record(transaction, actor, {
      action: 'updated',
      recordKind: 'account',
      recordId: user_id,
      name: email,
      before: { restriction, erasure_due_at: erasure_due_at?.toISOString() ?? null },
      after: { restriction: after.restriction, erasure_due_at: after.erasure_due_at?.toISOString() ?? null },
    });
    return { ...before, ...after };
  }
}

/** The reasons that stand, each with its day. What a process of an older version restricted names one only. */
export function standingOf({ restriction, erasure_due_at, restrictions }: User): Restrictions {
  return restriction && erasure_due_at ? { [restriction]: erasure_due_at.toISOString(), ...restrictions } : {};
}
