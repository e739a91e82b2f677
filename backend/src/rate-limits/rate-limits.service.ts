import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsException } from '../common/errors/too-many-requests.exception.js';
import { Env } from '../config/env.js';
import { Secrets } from '../config/secrets.js';
import { Statements } from '../database/statements.js';
import { Metrics } from '../metrics/metrics.service.js';
import { COUNT_LOGIN, FORGET_LOGIN } from './login-counters.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is limited: how many points within how many seconds. Keys are e-mails or addresses. */
const LIMITS = {
  'login-account': { points: 10, duration: 15 * MINUTE },
  'login-address': { points: 50, duration: 15 * MINUTE },
  'login-lockouts': { points: 1_000_000, duration: 12 * HOUR },
  'code-tries-account': { points: 10, duration: 10 * MINUTE },
  'code-tries-address': { points: 60, duration: 10 * MINUTE },
  'code-sends-hour': { points: 5, duration: HOUR },
  'code-sends-day': { points: 20, duration: DAY },
  'code-sends-address': { points: 60, duration: 10 * MINUTE },
  'email-checks-minute': { points: 30, duration: MINUTE },
  'email-checks-day': { points: 200, duration: DAY },
} as const;

export type LimitName = keyof typeof LIMITS;

/** What sending a code counts against: an e-mail gets few, and one address cannot send to many. */
export function codeSends(email: string, address: string): [LimitName, string][] {
  return [
    ['code-sends-address', address],
    ['code-sends-hour', email],
    ['code-sends-day', email],
  ];
}

/** Waits after the first, second, … lockout of an account, in minutes; the last one repeats. Never permanent. */
const LOCKOUT_MINUTES = [1, 2, 4, 8, 15];

/** Limits per address and per account, counted in PostgreSQL so that all processes share them. */
@Injectable()
export class RateLimits {
  private readonly limiters: Record<LimitName, RateLimiterPostgres>;

  constructor(
    private readonly statements: Statements,
    private readonly env: Env,
    private readonly secrets: Secrets,
    private readonly metrics: Metrics,
  ) {
    const limiters = Object.entries(LIMITS).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        ...limit,
        storeClient: statements,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: false,
      }),
    ]);
    this.limiters = Object.fromEntries(limiters) as Record<LimitName, RateLimiterPostgres>;
  }

  /**
   * Takes one point of each limit.
   * @throws TooManyRequestsException when one has none left
   */
  async take(...limits: [LimitName, string][]): Promise<void> {
    if (!this.env.rateLimits) return;
    for (const [name, key] of limits) await this.takeOne(name, key);
  }

  /**
   * Takes one point of each limit for work that counts only when it succeeds; a refusal costs nothing either.
   * @throws TooManyRequestsException when one has none left, and whatever the work throws
   */
  async takeFor<T>(limits: [LimitName, string][], work: () => Promise<T>): Promise<T> {
    if (!this.env.rateLimits) return work();
    const taken: [LimitName, string][] = [];
    try {
      for (const [name, key] of limits) {
        taken.push([name, key]);
        await this.takeOne(name, key);
      }
      return await work();
    } catch (error) {
      await Promise.all(taken.map(([name, key]) => this.giveBack(name, key)));
      throw error;
    }
  }

  /**
   * One attempt to log in: it counts against the account and the address until `forgetFailures` says that it was right. An
   * attempt that was not judged (the account is locked, the service is busy) does not count.
   * @param judge compares the password
   * @throws TooManyRequestsException while the account or the address is locked
   */
  async takeLogin<T>(email: string, address: string, judge: () => Promise<T>): Promise<T> {
    if (!this.env.rateLimits) return judge();
    await this.countLogin(email, address);
    try {
      return await judge();
    } catch (error) {
      await this.giveBack('login-account', email);
      await this.giveBack('login-address', address);
      throw error;
    }
  }

  /** The attempt was right: the account begins anew, the address gets its point back. */
  async forgetFailures(email: string, address: string): Promise<void> {
    if (!this.env.rateLimits) return;
    await this.statements.write(FORGET_LOGIN, [...this.loginKeys(email, address), Date.now()]);
  }

  private async countLogin(email: string, address: string): Promise<void> {
    const now = Date.now();
    const { points, duration } = LIMITS['login-address'];
    const [counters] = await this.statements.write(COUNT_LOGIN, [
      ...[...this.loginKeys(email, address), points, now + duration * 1000, now],
    ]);
    if (!counters) throw new Error('an attempt was not counted');
    const { address_expire, account_points, account_expire } = counters;
    if (account_points === null) throw this.tooMany('login-address', (Number(address_expire) - now) / 1000);
    if (account_points <= LIMITS['login-account'].points) return;
    await this.giveBack('login-address', address);
    if (account_points > LIMITS['login-account'].points + 1) {
      throw this.tooMany('login-account', (Number(account_expire) - now) / 1000);
    }
    throw this.tooMany('login-account', await this.lockOut(email));
  }

  /**
   * The attempt after the tenth failure locks the account for a time that grows with every lockout of the last 12 hours.
   * @returns seconds
   */
  private async lockOut(email: string): Promise<number> {
    const key = this.hashed(email);
    const { consumedPoints } = await this.limiters['login-lockouts'].penalty(key);
    const wait = (LOCKOUT_MINUTES[consumedPoints - 1] ?? 15) * MINUTE;
    await this.limiters['login-account'].block(key, wait);
    return wait;
  }

  private loginKeys(email: string, address: string): [string, string] {
    return [`login-address:${this.hashed(address)}`, `login-account:${this.hashed(email)}`];
  }

  private async giveBack(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].reward(this.hashed(key));
  }

  private async takeOne(name: LimitName, key: string): Promise<void> {
    try {
      await this.limiters[name].consume(this.hashed(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw this.tooMany(name, refusal.msBeforeNext / 1000);
    }
  }

  private tooMany(limit: LimitName, seconds: number): TooManyRequestsException {
    this.metrics.refusedBy(limit);
    return new TooManyRequestsException('Too many attempts. Please wait a while and try again.', Math.max(1, seconds));
  }

  private hashed(key: string): string {
    return limitKey(this.secrets, key);
  }
}

/** How an e-mail or an address stands in the table, after the name of the limit and a colon: not readable. */
export function limitKey(secrets: Secrets, key: string): string {
  return secrets.keyedHash('rate-limits', key);
}
