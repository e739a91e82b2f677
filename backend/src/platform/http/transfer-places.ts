import { type FastifyRequest } from 'fastify';
import { FairQueue } from '../threads/fair-queue.js';
import { SlowTransfers, type Transfer } from './slow-transfers.js';

/** Shorter than the silence after which the server closes a connection: who waits in vain is notified. */
const WAITING = { maxWaiting: 300, maxWaitMilliseconds: 20_000 };

export interface PlaceLimits {
  places: number;
  placesOfAccount: number;
  /** Whether a transfer that hardly moves ends also while there is room. */
  hasLeastSpeed: boolean;
}

/** Places for files on their way in or out: others wait in turn, and a slow one loses its place to them. */
export class TransferPlaces {
  private readonly queue: FairQueue;
  private readonly slow: SlowTransfers;

  /** @param busy makes the error for those who wait in vain */
  constructor({ places, placesOfAccount, hasLeastSpeed }: PlaceLimits, busy: () => Error) {
    this.queue = new FairQueue({ ...WAITING, concurrency: places, concurrencyOfAccount: placesOfAccount }, busy);
    this.slow = new SlowTransfers(() => this.queue.isFull, hasLeastSpeed);
  }

  /**
   * Holds a place while the work lasts.
   * @throws what `busy` makes when no place is free in time, and every error of the work
   */
  run<T>({ ip: network, caller }: FastifyRequest, work: () => Promise<T>): Promise<T> {
    return this.queue.run({ network, account: String(caller?.userId) }, work);
  }

  /** Watches the speed of a transfer that holds a place, until it is over. */
  async watch<T>(transfer: Transfer, over: Promise<T>): Promise<T> {
    const end = this.slow.watch(transfer);
    return over.finally(end);
  }
}
