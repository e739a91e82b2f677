import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type FastifyInstance } from 'fastify';
import { ApiException } from '../errors/problem.js';
import { UNAVAILABLE } from '../errors/problems.js';
import { TOO_MANY_AT_ONCE } from './account-concurrency.problems.js';

const MIB = 1024 * 1024;
/** Bodies and answers of one process. Beyond it, the oldest ones are cut off. */
const MAX_BYTES = 48 * MIB;
/** Lists of one process. Others wait, since a byte of a list takes up to eight of memory while it is read and sent. */
const MAX_LIST_BYTES = 8 * MIB;
/** Lists of one account: two of the largest at a time. */
const MAX_ACCOUNT_BYTES = 4 * MIB;
/** An account that holds no more than this never waits for other accounts. */
const FREE_ACCOUNT_BYTES = MIB / 4;
const MAX_WAITING_OF_ACCOUNT = 100;
const MAX_SENDING_MILLISECONDS = 30_000;
/** While others wait, a client that has not read its list after this time is cut off. */
const MAX_SENDING_WHEN_FULL_MILLISECONDS = 2_000;
const SWEEP_MILLISECONDS = 500;
/** Smaller answers are not counted: every connection may hold one. */
const MIN_COUNTED_BYTES = 16 * 1024;
/** What a file of a user interface takes, which the system reads in pieces. */
const STREAM_BYTES = 128 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** What the file that is answered holds until it is sent. */
    fileBytes?: number;
  }
}

interface Held {
  bytes: number;
  /** Set for lists. */
  account?: number;
  /** When the answer began to leave, by `performance.now()`. */
  sentSince?: number;
}

interface Waiting {
  request: IncomingMessage;
  bytes: number;
  enter: () => void;
  leave: (reason: Error) => void;
}

/**
 * Bounds the memory that requests and answers of this process take, so that no client can use it up: by sending slowly, by asking
 * for much at once, or by asking and not reading.
 */
@Injectable()
export class InFlightMemoryLimit implements BeforeApplicationShutdown {
  private total = 0;
  private ofLists = 0;
  private readonly ofAccounts = new Map<number, number>();
  /** Oldest first. */
  private readonly held = new Map<IncomingMessage, Held>();
  private readonly waiting = new Map<number, Waiting[]>();
  private readonly timer = setInterval(() => this.sweep(), SWEEP_MILLISECONDS).unref();

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Counts bodies from their announcement until they are read, and answers until they are sent. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
      const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
      if (length !== undefined || encoding !== undefined) {
        this.hold(raw, Math.min(Number(length ?? Infinity), routeOptions.bodyLimit));
      }
      done();
    });
    fastify.addHook('preHandler', ({ raw }, _reply, done) => {
      this.release(raw);
      done();
    });
    fastify.addHook('onSend', ({ raw, fileBytes = STREAM_BYTES }, _reply, payload, done) => {
      const isStream = typeof payload === 'object' && !Buffer.isBuffer(payload) && payload !== null;
      const bytes = isStream ? fileBytes : lengthOf(payload);
      if (bytes >= MIN_COUNTED_BYTES) {
        const held = this.hold(raw, bytes);
        // a file may take its time as long as it goes on
        if (!isStream) held.sentSince = performance.now();
      }
      done();
    });
    fastify.addHook('onResponse', ({ raw }, _reply, done) => {
      this.release(raw);
      done();
    });
  }

  /**
   * Waits until a list of this account may be read; accounts that hold the least come first.
   * @param bytes what the answer is likely to have at most
   * @throws ApiException (429) when too many lists of this account wait already
   * @throws ApiException (503) when the request was answered, or its client left, before its turn
   */
  async enterList({ req: request, writableEnded }: ServerResponse, account: number, bytes: number): Promise<void> {
    if (writableEnded) throw new ApiException(UNAVAILABLE);
    const queue = this.waiting.get(account) ?? [];
    if (!queue.length && this.fits(account, bytes)) {
      this.holdList(request, account, bytes);
      return;
    }
    if (queue.length >= MAX_WAITING_OF_ACCOUNT) {
      throw new ApiException(TOO_MANY_AT_ONCE, { retryAfter: 1 });
    }
    this.waiting.set(account, queue);
    return new Promise((enter, leave) => queue.push({ request, bytes, enter, leave }));
  }

  /** Corrects what a list was taken to have, once it was read. */
  correctList({ req }: ServerResponse, bytes: number): void {
    const held = this.held.get(req);
    if (held) this.resize(held, bytes);
  }

  private hold(request: IncomingMessage, bytes: number): Held {
    const held = this.held.get(request) ?? { bytes: 0 };
    this.held.set(request, held);
    this.resize(held, bytes);
    if (this.total > MAX_BYTES) this.cutOldest();
    return held;
  }

  private holdList(request: IncomingMessage, account: number, bytes: number): void {
    const held: Held = { bytes: 0, account };
    this.held.set(request, held);
    this.resize(held, bytes);
  }

  private release(request: IncomingMessage): void {
    const held = this.held.get(request);
    if (held) {
      this.held.delete(request);
      this.resize(held, 0);
    }
    if (this.waiting.size) {
      this.dismiss(({ request: other }) => other === request);
      this.admit();
    }
  }

  private resize(held: Held, bytes: number): void {
    const change = bytes - held.bytes;
    held.bytes = bytes;
    this.total += change;
    if (held.account === undefined) return;
    this.ofLists += change;
    const ofAccount = (this.ofAccounts.get(held.account) ?? 0) + change;
    if (ofAccount > 0) this.ofAccounts.set(held.account, ofAccount);
    else this.ofAccounts.delete(held.account);
  }

  private fits(account: number, bytes: number): boolean {
    const ofAccount = (this.ofAccounts.get(account) ?? 0) + bytes;
    if (ofAccount <= FREE_ACCOUNT_BYTES) return true;
    return ofAccount <= MAX_ACCOUNT_BYTES && this.ofLists + bytes <= MAX_LIST_BYTES;
  }

  private admit(): void {
    for (let account = this.nextAccount(); account !== undefined; account = this.nextAccount()) {
      const queue = this.waiting.get(account) ?? [];
      const first = queue.shift();
      if (!queue.length) this.waiting.delete(account);
      if (!first) continue;
      this.holdList(first.request, account, first.bytes);
      first.enter();
    }
  }

  private nextAccount(): number | undefined {
    return [...this.waiting]
      .filter(([account, [first]]) => this.fits(account, first?.bytes ?? 0))
      .map(([account]) => account)
      .toSorted((one, other) => (this.ofAccounts.get(one) ?? 0) - (this.ofAccounts.get(other) ?? 0))[0];
  }

  private dismiss(isOver: (waiting: Waiting) => boolean): void {
    for (const [account, queue] of this.waiting) {
      const over = queue.filter(isOver);
      if (!over.length) continue;
      const rest = queue.filter((waiting) => !over.includes(waiting));
      if (rest.length) this.waiting.set(account, rest);
      else this.waiting.delete(account);
      for (const { leave } of over) leave(new ApiException(UNAVAILABLE));
    }
  }

  /** Answers whose client is gone are released here: Node.js tells nothing of those that stood behind others on a connection. */
  private sweep(): void {
    const now = performance.now();
    const maxOfLists = this.waiting.size ? MAX_SENDING_WHEN_FULL_MILLISECONDS : MAX_SENDING_MILLISECONDS;
    for (const [request, { account, sentSince = now }] of this.held) {
      const max = account === undefined ? MAX_SENDING_MILLISECONDS : maxOfLists;
      if (request.socket.destroyed || now - sentSince > max) this.cut(request);
    }
    this.dismiss(({ request }) => request.socket.destroyed);
  }

  private cutOldest(): void {
    for (const request of this.held.keys()) {
      if (this.total <= MAX_BYTES) return;
      this.cut(request);
    }
  }

  private cut(request: IncomingMessage): void {
    request.socket.destroy();
    this.release(request);
  }
}

function lengthOf(payload: unknown): number {
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
}
