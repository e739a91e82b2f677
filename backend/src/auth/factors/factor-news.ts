import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { type Actor, recordEntry, SYSTEM } from '../audit/audit.service.js';
import { SIGN_IN_CHANGED, type SignInChange } from './factors.mails.js';

/** Notifies an account by mail, and the audit log, of what changed in how it signs in. */
@Injectable()
export class FactorNews {
  constructor(private readonly outbox: OutboxService) {}

  /**
   * @param name of the passkey, or the reason
   * @param actor who did it; the product itself without one
   */
  async notify(
    transaction: EntityManager,
    { userId, email }: { userId: number; email: string },
    change: SignInChange,
    name?: string,
    actor: Actor = SYSTEM,
  ): Promise<void> {
    await recordEntry(transaction, actor, {
      action: 'sign-in changed',
      recordKind: 'account',
      recordId: userId,
      name: email,
      after: { change, ...(name && { name }) },
    });
    await this.mail(transaction, email, change, name);
  }

  /** The mail alone, of what the audit log says in its own words. */
  async mail(transaction: EntityManager, email: string, change: SignInChange, name?: string): Promise<void> {
    await this.outbox.queue(transaction, email, SIGN_IN_CHANGED, { email, change, name });
  }
}
