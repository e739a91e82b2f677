import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AccountsService } from '../../../auth/accounts/accounts.service.js';
import { PasswordHasher } from '../../../auth/password-hasher.js';
import { type SelfRegisteringRole } from '../../../platform/http/role.js';

const PASSWORD_BYTES = 32;

/** SQL condition on a record `t` with an account: its owner has not chosen a password yet, the last step of a first login. */
export const NEVER_LOGGED_IN =
  'exists (select from users where users.user_id = t.user_id and must_change_password and session_version = 1)';

/**
 * Accounts of imported people and companies. No mail invites them. Their password is random and not kept: for the first login the owner
 * of the account has a code mailed and chooses a password.
 */
@Injectable()
export class ImportedAccounts {
  private hash: Promise<string> | undefined;

  constructor(
    private readonly accounts: AccountsService,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Hashes the password before a transaction opens. */
  async prepare(): Promise<string> {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    this.hash ??= this.hasher.hash(password, { address: '127.0.0.1', email: 'imports' }).catch((error: unknown) => {
      this.hash = undefined;
      throw error;
    });
    return this.hash;
  }

  /** @returns keys of the accounts by e-mail; one that has an account already is left out */
  async create(
    transaction: EntityManager,
    role: SelfRegisteringRole,
    emails: string[],
  ): Promise<ReadonlyMap<string, number>> {
    return this.accounts.createMany(transaction, role, emails, await this.prepare());
  }

  /** Which of the e-mails have an account. */
  async taken(transaction: EntityManager, emails: string[]): Promise<ReadonlySet<string>> {
    const rows = await transaction.query<{ email: string }[]>('select email from users where email = any($1)', [
      emails,
    ]);
    return new Set(rows.map(({ email }) => email));
  }
}
