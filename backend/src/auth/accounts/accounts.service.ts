import { ConflictException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../platform/errors/database-error.js';
import { User } from './user.entity.js';

export const EMAIL_TAKEN = 'This email is already registered. Please use a different email address.';

/** How long a password that somebody else chose logs in, and how long the link of the mail to choose another one works (R12). */
export const FIRST_PASSWORD_SECONDS = 72 * 60 * 60;

/** The end of a first password that is given now. */
export function firstPasswordExpiry(): Date {
  return new Date(Date.now() + FIRST_PASSWORD_SECONDS * 1000);
}

/** Accounts: that an e-mail has one at most, and what a new password or role means for open sessions. */
@Injectable()
export class Accounts {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** True when an account has this e-mail (trimmed and lowercased by the caller). */
  async exists(email: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(User, { email });
  }

  /**
   * @throws ConflictException when an account has this e-mail
   */
  async refuseTaken(email: string): Promise<void> {
    if (await this.exists(email)) throw new ConflictException(EMAIL_TAKEN);
  }

  /**
   * Claims the e-mail and creates the account.
   * @throws ConflictException when the e-mail has an account already
   */
  async create(
    transaction: EntityManager,
    account: Pick<User, 'email' | 'role'> &
      Partial<Pick<User, 'full_name' | 'must_change_password' | 'terms_version' | 'terms_accepted_at'>>,
    passwordHash: string,
  ): Promise<User> {
    const user = transaction.create(User, {
      ...account,
      password_hash: passwordHash,
      password_expires_at: account.must_change_password ? firstPasswordExpiry() : null,
    });
    try {
      await transaction.insert(User, user);
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictException(EMAIL_TAKEN);
      throw error;
    }
    return user;
  }

  /**
   * Sets a new password and ends every session of the account.
   * @returns the account, or nothing when no enabled account has this e-mail
   */
  async setPassword(transaction: EntityManager, email: string, passwordHash: string): Promise<User | null> {
    const user = await transaction.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
    if (!user || user.disabled_at) return null;
    await transaction.update(
      User,
      { user_id: user.user_id },
      {
        password_hash: passwordHash,
        must_change_password: false,
        password_expires_at: null,
        session_version: () => 'session_version + 1',
      },
    );
    return { ...user, must_change_password: false, session_version: user.session_version + 1 };
  }
}
