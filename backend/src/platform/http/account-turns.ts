import { Injectable } from '@nestjs/common';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { TooManyRequestsException } from '../errors/too-many-requests.exception.js';
import { UnavailableException } from '../errors/unavailable.exception.js';

const MAX_AT_ONCE = 16;
const MAX_WAITING = 48;

interface Waiting {
  request: FastifyRequest;
  enter: () => void;
  leave: (reason: Error) => void;
}

interface Account {
  atWork: Set<FastifyRequest>;
  waiting: Waiting[];
}

/** Lets each account have a few requests worked on at a time, so that none of them takes the database from the others. */
@Injectable()
export class AccountTurns {
  private readonly accounts = new Map<number, Account>();

  /** Ends the turn of every request that is answered. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onSend', (request, _reply, _payload, done) => {
      if (request.caller) this.leave(request, request.caller.userId);
      done();
    });
  }

  /**
   * Waits until the request of a logged-in person may be worked on.
   * @throws TooManyRequestsException when too many of the account wait already
   * @throws UnavailableException when it was answered meanwhile
   */
  async enter({ request, sent }: FastifyReply): Promise<void> {
    const userId = request.caller?.userId ?? 0;
    if (sent) throw new UnavailableException();
    const account = this.accounts.get(userId) ?? { atWork: new Set(), waiting: [] };
    this.accounts.set(userId, account);
    if (account.atWork.size < MAX_AT_ONCE) {
      account.atWork.add(request);
      return;
    }
    if (account.waiting.length >= MAX_WAITING) {
      throw new TooManyRequestsException('Too many requests at once. Please wait a moment and try again.', 1);
    }
    await new Promise<void>((enter, leave) => account.waiting.push({ request, enter, leave }));
  }

  private leave(request: FastifyRequest, userId: number): void {
    const account = this.accounts.get(userId);
    if (!account) return;
    const place = account.waiting.findIndex((waiting) => waiting.request === request);
    if (place >= 0) for (const { leave } of account.waiting.splice(place, 1)) leave(new UnavailableException());
    if (!account.atWork.delete(request)) return;
    const next = account.waiting.shift();
    if (next) {
      account.atWork.add(next.request);
      next.enter();
    } else if (!account.atWork.size) {
      this.accounts.delete(userId);
    }
  }
}
