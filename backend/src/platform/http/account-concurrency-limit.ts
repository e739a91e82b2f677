import { Injectable } from '@nestjs/common';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Env } from '../config/env.js';
import { ApiException } from '../errors/problem.js';
import { UNAVAILABLE } from '../errors/problems.js';
import { TOO_MANY_AT_ONCE } from './account-concurrency.problems.js';
import { isStaff } from './role.js';

/** Of the connections to the database, one account has half: it never takes them from all others. */
const SHARE_OF_ACCOUNT = 0.5;
/** Of all accounts together, enough to keep the database busy. An account with nothing at work does not wait for it. */
const MAX_AT_WORK = 24;
const MAX_WAITING = 48;
/** They change many records at once. */
const MAX_WAITING_OF_STAFF = 1_000;

interface Waiting {
  request: FastifyRequest;
  enter: () => void;
  leave: (reason: Error) => void;
}

interface Account {
  atWork: Set<FastifyRequest>;
  waiting: Waiting[];
}

/**
 * Lets each account have a few requests worked on at a time, and those with the fewest come first, so that none of them takes the database
 * from the others.
 */
@Injectable()
export class AccountConcurrencyLimit {
  private readonly accounts = new Map<number, Account>();
  private atWork = 0;
  private readonly maxAtOnce: number;

  constructor({ databasePoolSize }: Env) {
    this.maxAtOnce = Math.max(1, Math.floor(databasePoolSize * SHARE_OF_ACCOUNT));
  }

  /** Ends the turn of every request that is answered. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onSend', (request, _reply, _payload, done) => {
      if (request.caller) this.leave(request, request.caller.userId);
      done();
    });
  }

  /**
   * Waits until the request of a logged-in person may be worked on.
   * @throws ApiException (429) when too many of the account wait already
   * @throws ApiException (503) when the request was answered before its turn, for example by the timeout
   */
  async enter({ request, sent }: FastifyReply): Promise<void> {
    const { userId = 0, role } = request.caller ?? {};
    if (sent) throw new ApiException(UNAVAILABLE);
    const account = this.accounts.get(userId) ?? { atWork: new Set(), waiting: [] };
    this.accounts.set(userId, account);
    if (this.hasTurn(account)) {
      this.begin(account, request);
      return;
    }
    if (account.waiting.length >= (role && isStaff(role) ? MAX_WAITING_OF_STAFF : MAX_WAITING)) {
      throw new ApiException(TOO_MANY_AT_ONCE, { retryAfter: 1 });
    }
    await new Promise<void>((enter, leave) => account.waiting.push({ request, enter, leave }));
  }

  private hasTurn({ atWork: { size } }: Account): boolean {
    return size === 0 || (size < this.maxAtOnce && this.atWork < MAX_AT_WORK);
  }

  private begin(account: Account, request: FastifyRequest): void {
    account.atWork.add(request);
    this.atWork += 1;
  }

  private leave(request: FastifyRequest, userId: number): void {
    const account = this.accounts.get(userId);
    if (!account) return;
    const place = account.waiting.findIndex((waiting) => waiting.request === request);
    if (place >= 0) for (const { leave } of account.waiting.splice(place, 1)) leave(new ApiException(UNAVAILABLE));
    if (account.atWork.delete(request)) this.atWork -= 1;
    if (!account.atWork.size && !account.waiting.length) this.accounts.delete(userId);
    this.admit();
  }

  private admit(): void {
    for (let account = this.next(); account; account = this.next()) {
      const first = account.waiting.shift();
      if (!first) return;
      this.begin(account, first.request);
      first.enter();
    }
  }

  /** Of the accounts that wait and may go on, the one with the least at work. */
  private next(): Account | undefined {
    let next: Account | undefined;
    for (const account of this.accounts.values()) {
      const isBefore = !next || account.atWork.size < next.atWork.size;
      if (account.waiting.length && isBefore && this.hasTurn(account)) next = account;
    }
    return next;
  }
}
