import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { TooManyRequestsException } from '../common/errors/too-many-requests.exception.js';
import { PASSWORD_STRENGTH } from './password-strength.js';

const STRENGTH_IN_HASH = '$argon2id$v=19$m=19456,t=2,p=1$';
const MOST_WAITING = 64;
const SECONDS_TO_WAIT = 2;

/** Hashes and compares passwords, as many at a time as there are processors, so that a flood of logins leaves room for the rest. */
@Injectable()
export class PasswordHasher {
  private readonly running = pLimit(Math.max(1, Math.min(4, availableParallelism())));
  /** Compared with when there is no account, so that a login takes the same time either way. */
  private readonly nobody = hash('the password of nobody', PASSWORD_STRENGTH);

  /**
   * An argon2id hash in PHC form.
   * @throws TooManyRequestsException when too many wait already
   */
  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, PASSWORD_STRENGTH));
  }

  /**
   * True when the password is the one of the hash; without a hash it takes as long and is false.
   * @throws TooManyRequestsException when too many wait already
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const compared = passwordHash ?? (await this.nobody);
    const isRight = await this.inTurn(() => verify(compared, password));
    return isRight && passwordHash !== undefined;
  }

  /** True when a hash was made with other settings than today's and should be renewed at the next login. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(STRENGTH_IN_HASH);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running.pendingCount >= MOST_WAITING) {
      throw new TooManyRequestsException('The service is busy. Please try again in a few seconds.', SECONDS_TO_WAIT);
    }
    return this.running(work);
  }
}
