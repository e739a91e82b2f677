import { afterMachineTime } from './machine-time.js';

/** The account and network that work is done for. */
export interface WorkSource {
  network: string;
  account: string;
}

export interface QueueLimits {
  concurrency: number;
  /** Per account; unlimited by default. */
  concurrencyOfAccount?: number;
  maxWaiting: number;
  /** Work that has waited longer, in the time of the machine, is refused while its client still listens. */
  maxWaitMilliseconds: number;
}

interface Waiting {
  start: () => void;
  refuse: () => void;
}

type Accounts = Map<string, Waiting[]>;

/**
 * Runs work in turn: round robin over networks, and within a network over accounts, so that frequent callers do not delay others. A
 * full queue drops the newest work of the network with most waiting, in favour of one with less.
 */
export class FairQueue {
  /** In the order of turns. */
  private readonly networks = new Map<string, Accounts>();
  private waiting = 0;
  private running = 0;
  private readonly runningOf = new Map<string, number>();

  /** @param busy makes the error for refused work */
  constructor(
    private readonly limits: QueueLimits,
    private readonly busy: () => Error,
  ) {}

  /**
   * Runs work when its turn comes.
   * @throws the error of `busy` when the queue is full or the turn comes too late, and errors of the work
   */
  async run<T>(source: WorkSource, work: () => Promise<T>): Promise<T> {
    if (this.hasRoomFor(source.account)) this.count(source.account, 1);
    else await this.turn(source);
    try {
      return await work();
    } finally {
      this.count(source.account, -1);
      this.startNext();
    }
  }

  /** Whether work waits that could run if there were a free slot. */
  get isFull(): boolean {
    const { concurrency, concurrencyOfAccount = concurrency } = this.limits;
    if (this.running < concurrency) return false;
    for (const accounts of this.networks.values()) {
      for (const account of accounts.keys()) if ((this.runningOf.get(account) ?? 0) < concurrencyOfAccount) return true;
    }
    return false;
  }

  private hasRoomFor(account: string): boolean {
    const { concurrency, concurrencyOfAccount = concurrency } = this.limits;
    return this.running < concurrency && (this.runningOf.get(account) ?? 0) < concurrencyOfAccount;
  }

  private count(account: string, change: 1 | -1): void {
    this.running += change;
    const ofAccount = (this.runningOf.get(account) ?? 0) + change;
    if (ofAccount > 0) this.runningOf.set(account, ofAccount);
    else this.runningOf.delete(account);
  }

  private turn(source: WorkSource): Promise<void> {
    if (this.waiting >= this.limits.maxWaiting && !this.makeRoomFor(source)) throw this.busy();
    return new Promise((start, reject) => {
      const accounts = this.networks.get(source.network) ?? new Map<string, Waiting[]>();
      const own = accounts.get(source.account) ?? [];
      const refuse = (): void => reject(this.busy());
      const tooLate = afterMachineTime(this.limits.maxWaitMilliseconds, () => {
        this.remove(source, waiting);
        refuse();
      });
      const inTime =
        (settle: () => void): (() => void) =>
        () => {
          tooLate.cancel();
          settle();
        };
      const waiting = { start: inTime(start), refuse: inTime(refuse) };
      own.push(waiting);
      accounts.set(source.account, own);
      this.networks.set(source.network, accounts);
      this.waiting += 1;
    });
  }

  private startNext(): void {
    for (const [network, accounts] of this.networks) {
      for (const [account, own] of accounts) {
        if (!this.hasRoomFor(account)) continue;
        const next = this.take({ network, account }, accounts, own);
        this.count(account, 1);
        next?.start();
        return;
      }
    }
  }

  private remove({ network, account }: WorkSource, waiting: Waiting): void {
    const accounts = this.networks.get(network);
    const own = accounts?.get(account);
    const place = own?.indexOf(waiting) ?? -1;
    if (!accounts || !own || place < 0) return;
    own.splice(place, 1);
    if (!own.length) accounts.delete(account);
    if (!accounts.size) this.networks.delete(network);
    this.waiting -= 1;
  }

  /** Takes the oldest work of an account, and moves network and account to the end. */
  private take({ network, account }: WorkSource, accounts: Accounts, own: Waiting[]): Waiting | undefined {
    const next = own.shift();
    this.networks.delete(network);
    accounts.delete(account);
    if (own.length) accounts.set(account, own);
    if (accounts.size) this.networks.set(network, accounts);
    this.waiting -= 1;
    return next;
  }

  /** @returns false when no other source has clearly more work waiting */
  private makeRoomFor({ network, account }: WorkSource): boolean {
    const [fullest, accounts] = largest(this.networks, countOf);
    const own = this.networks.get(network);
    if (countOf(accounts) - countOf(own) > 1) return this.dropNewest(fullest, accounts);
    if (!own) return false;
    const [, most] = largest(own, lengthOf);
    return lengthOf(most) - lengthOf(own.get(account)) > 1 && this.dropNewest(network, own);
  }

  private dropNewest(network: string, accounts: Accounts): true {
    const [account, most] = largest(accounts, lengthOf);
    most.pop()?.refuse();
    if (!most.length) accounts.delete(account);
    if (!accounts.size) this.networks.delete(network);
    this.waiting -= 1;
    return true;
  }
}

function lengthOf(waiting: Waiting[] | undefined): number {
  return waiting?.length ?? 0;
}

function countOf(accounts: Accounts | undefined): number {
  let count = 0;
  for (const { length } of accounts?.values() ?? []) count += length;
  return count;
}

function largest<T>(entries: Map<string, T>, size: (value: T) => number): [string, T] {
  const [first, ...others] = entries;
  if (!first) throw new Error('nothing waits');
  return others.reduce((most, entry) => (size(entry[1]) > size(most[1]) ? entry : most), first);
}
