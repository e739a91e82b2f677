import { Injectable } from '@nestjs/common';
import { Env } from '../config/env.js';
import { Secrets } from '../config/secrets.js';
import { Statements } from '../database/statements.js';
import { ApiException } from '../errors/problem.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { limitKey, mailboxOf, networkOf } from './limit-keys.js';
import { COUNT, FORGET, GIVE_BACK, LOCK_OUT, TAKE } from './limit-statements.js';
import {
  type EitherLimits,
  type Limit,
  LOCKOUT_MEMORY_SECONDS,
  LOCKOUT_SECONDS,
  type LoginLimits,
  SITE_FACTOR,
} from './limits.js';

/**
 * A device, network or session that has logged in to the account before, or a registration form for the e-mail, identified by a hash.
 * A session or device belongs to one person, so its address is not counted.
 */
export interface TrustedDevice {
  kind: 'device' | 'network' | 'session' | 'form';
  hash: string;
}

/**
 * Who is counted. Strangers share most counters of an account. A trusted device has counters of its own, so that strangers cannot use
 * them up.
 */
export interface RateLimitSubject {
  address: string;
  /** Of the account, for limits per account. */
  email?: string;
  known?: TrustedDevice | undefined;
}

interface Counter {
  limit: Limit;
  key: string;
  points: number;
}

/** Limits per address and per account, counted in PostgreSQL by its clock, so that all processes share them. */
@Injectable()
export class RateLimitsService {
  constructor(
    private readonly statements: Statements,
    private readonly env: Env,
    private readonly secrets: Secrets,
    private readonly metrics: MetricsService,
  ) {}

  /**
   * Takes one point of each limit, or none.
   * @throws ApiException (429) when one has none left
   */
  async take(limits: readonly Limit[], asker: RateLimitSubject): Promise<void> {
    if (this.env.rateLimits) await this.takeAll(this.counters(limits, asker));
  }

  /**
   * Takes one point of each limit for work that counts only when it succeeds.
   * @throws ApiException (429) when one has none left, and every error of the work
   */
  async takeForSuccess<T>(limits: readonly Limit[], asker: RateLimitSubject, work: () => Promise<T>): Promise<T> {
    if (!this.env.rateLimits) return work();
    const counters = this.counters(limits, asker);
    await this.takeAll(counters);
    try {
      return await work();
    } catch (error) {
      await this.giveBack(counters);
      throw error;
    }
  }

  /**
   * Takes one point of each limit for work that counts only when it fails.
   * @throws ApiException (429) when one has none left, and every error of the work
   */
  async takeForFailure<T>(limits: readonly Limit[], asker: RateLimitSubject, work: () => Promise<T>): Promise<T> {
    if (!this.env.rateLimits) return work();
    const counters = this.counters(limits, asker);
    await this.takeAll(counters);
    const result = await work();
    await this.giveBack(counters);
    return result;
  }

  /**
   * Takes one point for work that costs much, whether it succeeds or is refused. Each outcome has limits of its own, so that honest
   * errors do not use up successes. An error of the server does not count.
   * @throws ApiException (429) when one has none left, and every error of the work
   */
  async takeForEither<T>(limits: EitherLimits, asker: RateLimitSubject, work: () => Promise<T>): Promise<T> {
    if (!this.env.rateLimits) return work();
    const [success, refusal] = [this.counters(limits.success, asker), this.counters(limits.refusal, asker)];
    await this.takeAll([...success, ...refusal]);
    try {
      const result = await work();
      await this.giveBack(refusal);
      return result;
    } catch (error) {
      const isRefused = error instanceof ApiException && error.getStatus() < 500;
      await this.giveBack(isRefused ? success : [...success, ...refusal]);
      throw error;
    }
  }

  /**
   * One attempt to log in. A right one forgets the failures before it, unless it is the first of two steps; one that was not judged (the
   * account is locked, the service is busy) does not count.
   * @param judge compares the password
   * @throws ApiException (429) while the account or the address is locked, or logged in too often
   */
  async takeLogin<T extends { isRight: boolean; isFirstStep?: boolean }>(
    limits: LoginLimits,
    asker: RateLimitSubject,
    judge: () => Promise<T>,
  ): Promise<T> {
    if (!this.env.rateLimits) return judge();
    const failures = this.counters(limits.failures, asker);
    const logins = this.counters(limits.logins, asker);
    await this.takeAll([...failures, ...logins]);
    let judged: T;
    try {
      judged = await judge();
    } catch (error) {
      await this.giveBack([...failures, ...logins]);
      throw error;
    }
    if (!judged.isRight) await this.giveBack(logins);
    else if (judged.isFirstStep) await this.giveBack(failures);
    else await this.forget(failures);
    return judged;
  }

  /** Counts how often something happened within as many seconds, whether or not limits are on. @returns how often, with this time */
  async count(name: string, what: string, seconds: number): Promise<number> {
    const [counted] = await this.statements.write(COUNT, [`${name}:${limitKey(this.secrets, what)}`, seconds]);
    return counted?.points ?? 0;
  }

  private async takeAll(counters: Counter[]): Promise<void> {
    const [refused] = await this.statements.write(TAKE, [
      keysOf(counters),
      counters.map(({ points }) => points),
      counters.map(({ limit: { seconds } }) => seconds),
    ]);
    if (!refused) return;
    const counter = counters[refused.place - 1];
    if (!counter) throw new Error('no such limit was asked for');
    const { name, locksOut, problem } = counter.limit;
    this.metrics.countRefusal(name);
    const isFirst = refused.taken === counter.points + 1;
    const wait = locksOut && isFirst ? await this.lockOut(counter, locksOut) : refused.seconds_left;
    throw new ApiException(problem, { retryAfter: Math.max(1, wait) });
  }

  private async giveBack(counters: Counter[]): Promise<void> {
    if (counters.length) await this.statements.write(GIVE_BACK, [keysOf(counters)]);
  }

  private async forget(failures: Counter[]): Promise<void> {
    const ofAccount = failures.filter(({ limit: { per } }) => per !== 'address');
    await this.statements.write(FORGET, [keysOf(failures), keysOf(ofAccount)]);
  }

  /**
   * Locks the account for the device or network whose failures used up its counter, for a time that grows with every lockout.
   * @returns seconds
   */
  private async lockOut({ key, limit: { name, seconds } }: Counter, locksOut: string): Promise<number> {
    const lockouts = key.replace(name, locksOut);
    const values = [key, lockouts, LOCKOUT_MEMORY_SECONDS, LOCKOUT_SECONDS];
    const [lock] = await this.statements.write(LOCK_OUT, values);
    return lock?.seconds ?? seconds;
  }

  private counters(limits: readonly Limit[], asker: RateLimitSubject): Counter[] {
    return limits.flatMap((limit) => {
      const { name, per, points, isForStrangers } = limit;
      const counter = (key: string, factor = 1): Counter => ({
        limit,
        key: `${name}:${key}`,
        points: points * factor,
      });
      if (isForStrangers && asker.known) return [];
      const { subnet, site } = networkOf(asker.address);
      if (per === 'account') return [counter(this.accountKey(asker, asker.known?.hash))];
      if (per === 'account-address')
        return [counter(this.accountKey(asker, asker.known?.hash ?? limitKey(this.secrets, site ?? subnet)))];
      if (asker.known?.kind === 'device' || asker.known?.kind === 'session') return [];
      const ofSubnet = counter(limitKey(this.secrets, subnet));
      return site ? [ofSubnet, counter(limitKey(this.secrets, site), SITE_FACTOR)] : [ofSubnet];
    });
  }

  /** @param from hash of the device or network that has this counter of the account for itself */
  private accountKey({ email = '' }: RateLimitSubject, from: string | undefined): string {
    const account = limitKey(this.secrets, mailboxOf(email));
    return from ? `${account}:${from}` : account;
  }
}

function keysOf(counters: Counter[]): string[] {
  return counters.map(({ key }) => key);
}
