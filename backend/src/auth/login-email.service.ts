import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { orTaken } from '../platform/errors/database-error.js';
import { ApiException } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { OutboxService } from '../platform/mail/outbox.service.js';
import { transactionEvent, TransactionEvents } from '../platform/transactions/transaction-events.js';
import { EMAIL_TAKEN } from './accounts/accounts.problems.js';
import { User } from './accounts/user.entity.js';
import { LOGIN_EMAIL_ADDED, LOGIN_EMAIL_REMOVED } from './auth.mails.js';
import { OtpService } from './codes/otp.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SetPasswordInvitation } from './set-password-invitation.js';

export interface EmailChange {
  userId: number;
  /** Name of the person or company, for the mails. */
  name: string;
  email: string;
  /** Name of the request's field, for the error. */
  field: 'email' | 'contact_email';
}

export interface ChangedLogin {
  userId: number;
}

/** Whatever was mailed to the former address and needs no login ends. */
export const LOGIN_EMAIL_CHANGED = transactionEvent<ChangedLogin>(
  'login.email_changed',
  'An account logs in with another e-mail from now on.',
);

/** Changes the login e-mail of an account that an admin edits. */
@Injectable()
export class LoginEmailService {
  constructor(
    private readonly otp: OtpService,
    private readonly outbox: OutboxService,
    private readonly invitation: SetPasswordInvitation,
    private readonly sessions: SessionsService,
    private readonly events: TransactionEvents,
  ) {}

  /**
   * Changes the login e-mail. Sessions stay; codes and links sent to the former address, and the address of a calendar end; both addresses get a mail. An account
   * whose password was not chosen yet gets a new link. Whoever has the mailbox has the account: it takes a fresh login.
   * @throws ApiException (403) when the last proof of who the caller is, is too old
   * @throws ApiException (409) when another account has the e-mail
   */
  async change(transaction: EntityManager, caller: Caller, change: EmailChange): Promise<void> {
    const { userId, name, email, field } = change;
    await this.sessions.refuseStale(caller, transaction);
    const user = await transaction.findOneOrFail(User, {
      where: { user_id: userId },
      lock: { mode: 'pessimistic_write' },
    });
    await orTaken(
      transaction.update(User, { user_id: userId }, { email }),
      () => new ApiException(EMAIL_TAKEN, { fields: [{ field, message: EMAIL_TAKEN.sentence }] }),
    );
    await this.events.announce(LOGIN_EMAIL_CHANGED, transaction, { userId });
    await this.otp.endPasswordCodes(transaction, user.email);
    const contact = caller.email;
    await this.outbox.queue(transaction, user.email, LOGIN_EMAIL_REMOVED, {
      email: user.email,
      contact,
      language: user.language,
    });
    const link = user.must_change_password ? await this.invitation.newLink(transaction, email) : undefined;
    await this.outbox.queue(transaction, email, LOGIN_EMAIL_ADDED, { name, email, contact, link });
  }
}
