import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Env } from '../platform/config/env.js';
import { ApiException } from '../platform/errors/problem.js';
import { mailboxOf, networkOf } from '../platform/rate-limits/limit-keys.js';
import { FairQueue, type WorkSource } from '../platform/threads/fair-queue.js';
import { Threads } from '../platform/threads/threads.js';
import { BUSY } from './auth.problems.js';
import { type HashingResult, type HashingTask } from './hashing-thread.js';

const STRENGTH_IN_HASH = '$argon2id$v=19$m=19456,t=2,p=1$';
/** Each takes 19 MiB while hashing. */
const MAX_THREADS = Math.max(1, Math.min(4, availableParallelism()));
const MAX_WAITING = 256;
const SECONDS_TO_WAIT = 2;

/** The subject of a rate limit that hashing is counted for. */
export interface HashingSubject {
  address: string;
  email: string;
}

/**
 * Hashes and compares passwords on a few low-priority threads. New passwords leave one thread to logins, so that a flood of
 * registrations does not stop logins.
 */
@Injectable()
export class PasswordHasher {
  private readonly threads = new Threads<HashingTask, HashingResult>(new URL('./hashing-thread.js', import.meta.url), {
    memory: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4, stackSizeMb: 1 },
  });
  private readonly hashing: FairQueue;
  private readonly newPasswords: FairQueue;
  /** Compared with when there is no account, so that the answer takes as long. */
  private readonly dummyHash = this.threads
    .run<{ hash: string }>({ password: 'the password of nobody' })
    .then(({ hash }) => hash);

  constructor(env: Env) {
    this.hashing = queueOf(MAX_THREADS, env);
    this.newPasswords = queueOf(Math.max(1, MAX_THREADS - 1), env);
  }

  /**
   * Makes an argon2id hash in PHC form. Must not be called in an open transaction: it would hold its connection for as long.
   * @param check throws when the hash is not needed after all; asked when its turn comes
   * @throws ApiException (429) when too many wait already
   */
  async hash(password: string, by: HashingSubject, check?: () => Promise<unknown>): Promise<string> {
    const source = sourceOf(by);
    return this.newPasswords.run(source, async () => {
      await check?.();
      return this.hashing.run(source, async () => (await this.threads.run<{ hash: string }>({ password })).hash);
    });
  }

  /**
   * Compares a password with a hash. Without a hash it takes as long and is false.
   * @throws ApiException (429) when too many wait already
   */
  async matches(passwordHash: string | undefined, password: string, by: HashingSubject): Promise<boolean> {
    const compareWith = passwordHash ?? (await this.dummyHash);
    const { isRight } = await this.hashing.run(sourceOf(by), () =>
      this.threads.run<{ isRight: boolean }>({ password, compareWith }),
    );
    return isRight && passwordHash !== undefined;
  }

  /** True when a hash was made with other settings than today's: it is renewed at the next login. */
  isOutdated(passwordHash: string): boolean {
    return !passwordHash.startsWith(STRENGTH_IN_HASH);
  }
}

function queueOf(concurrency: number, { maxWaitMilliseconds }: Env): FairQueue {
  return new FairQueue(
    { concurrency, maxWaiting: MAX_WAITING, maxWaitMilliseconds },
    () => new ApiException(BUSY, { retryAfter: SECONDS_TO_WAIT }),
  );
}

function sourceOf({ address, email }: HashingSubject): WorkSource {
  const { subnet, site } = networkOf(address);
  return { network: site ?? subnet, account: mailboxOf(email) };
}
