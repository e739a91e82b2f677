import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { HOUR_SECONDS } from '../../platform/durations.js';
import { orTaken } from '../../platform/errors/database-error.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type SelfRegisteringRole } from '../../platform/http/role.js';
import { type Language } from '../../platform/language/language.js';
import { EMAIL_TAKEN } from './accounts.problems.js';
import { forgetGuesses } from './forgiven-guesses.js';
import { User } from './user.entity.js';

/** How long a password that an admin chose logs in, and how long the link to replace it works (docs/rules.md#first-password, R12). */
export const FIRST_PASSWORD_SECONDS = 72 * HOUR_SECONDS;

/** An account as it was read: everything that ends its sessions raises the version. */
export type SessionVersion = Pick<User, 'user_id' | 'session_version'>;

/** An account after its password was set, with the version of its new sessions. */
export type ChangedAccount = Pick<User, 'user_id' | 'email' | 'role' | 'session_version'>;

export function firstPasswordExpiry(): Date {
  return new Date(Date.now() + FIRST_PASSWORD_SECONDS * 1000);
}

/** Deletes accounts; foreign keys delete the records that belong to them. */
export async function deleteAccounts(transaction: EntityManager, userIds: number[]): Promise<void> {
  await transaction.query('delete from users where user_id = any($1)', [userIds]);
}

/** Accounts: unique e-mails, and how a new password or role ends open sessions. */
@Injectable()
export class AccountsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** True when an account has this e-mail (trimmed and lowercased by the caller). */
  async exists(email: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(User, { email });
  }

  /**
   * @throws ApiException (409) when an account has this e-mail
   */
  async refuseTaken(email: string): Promise<void> {
    if (await this.exists(email)) throw new ApiException(EMAIL_TAKEN);
  }

  /**
   * Claims the e-mail and creates the account.
   * @throws ApiException (409) when the e-mail has an account already
   */
  async create(
    transaction: EntityManager,
    account: Pick<User, 'email' | 'role'> &
      Partial<Pick<User, 'full_name' | 'must_change_password' | 'terms_version' | 'terms_accepted_at' | 'language'>>,
    passwordHash: string,
  ): Promise<User> {
    const user = transaction.create(User, {
      ...account,
      password_hash: passwordHash,
      password_expires_at: account.must_change_password ? firstPasswordExpiry() : null,
    });
    await orTaken(transaction.insert(User, user), () => new ApiException(EMAIL_TAKEN));
    return user;
  }

  /**
   * Creates accounts with one random password that is stored nowhere; e-mails that have an account are skipped.
   * @returns keys of the new accounts by e-mail
   */
  async createMany(
    transaction: EntityManager,
    role: SelfRegisteringRole,
    emails: string[],
    passwordHash: string,
  ): Promise<ReadonlyMap<string, number>> {
    const users = await transaction.query<{ user_id: number; email: string }[]>(
      `insert into users (email, role, password_hash, must_change_password)
       select email, $2, $3, true from unnest($1::text[]) email order by email
       on conflict (email) do nothing returning user_id, email`,
      [emails, role, passwordHash],
    );
    return new Map(users.map(({ user_id, email }) => [email, user_id]));
  }

  /** Sets the language in which an account is written to. */
  async setLanguage(user_id: number, language: Language): Promise<{ language: Language }> {
    await this.dataSource.manager.update(User, { user_id }, { language });
    return { language };
  }

  /**
   * Locks an account for a new password. Order of locks, against deadlocks: account, registrations, codes, devices and networks.
   * @returns what the new password is to follow, or nothing when no enabled account has this e-mail
   */
  async lock(transaction: EntityManager, email: string): Promise<SessionVersion | undefined> {
    const user = await transaction.findOne(User, {
      select: { user_id: true, session_version: true },
      where: { email, disabled_at: IsNull() },
      lock: { mode: 'for_no_key_update' },
    });
    return user ?? undefined;
  }

  /**
   * Sets a new password and ends every session of the account, if the account has not changed since it was read.
   * @returns the account, or nothing when its password, its sessions or its state changed since, or it is disabled
   */
  async setPassword(
    transaction: EntityManager,
    { user_id, session_version }: SessionVersion,
    passwordHash: string,
  ): Promise<ChangedAccount | undefined> {
    const result = await transaction
      .createQueryBuilder()
      .update(User)
      .set({
        password_hash: passwordHash,
        must_change_password: false,
        password_expires_at: null,
        session_version: () => 'session_version + 1',
      })
      .where({ user_id, session_version, disabled_at: IsNull() })
      .returning(['user_id', 'email', 'role', 'session_version'])
      .execute();
    const [changed] = result.raw as ChangedAccount[];
    if (changed) await forgetGuesses(transaction, user_id);
    return changed;
  }
}
