import { setTimeout as delay } from 'node:timers/promises';
import { type ApiAnswer } from './api-client.js';
import { waitFor } from './wait-for.js';

const PACE_MILLISECONDS = 20;

/** An answer that a client got, or the failure in its place. */
export interface Observation {
  /** Milliseconds since the load began, when it was asked. */
  sentAt: number;
  milliseconds: number;
  /** 0 when there was no answer at all. */
  status: number;
  retryAfter: boolean;
}

/** Clients that ask again and again, whatever they are answered, until they are told to stop. */
export class SteadyLoad {
  readonly observations: Observation[] = [];
  private readonly began = performance.now();
  private running = true;
  private readonly clients: Promise<unknown>;

  /** @param calls each client makes these in turn, beginning with another one */
  constructor(clients: number, calls: (() => Promise<ApiAnswer>)[]) {
    this.clients = Promise.all(Array.from({ length: clients }, (_, index) => this.client(index, calls)));
  }

  /** Milliseconds since the load began. */
  get now(): number {
    return performance.now() - this.began;
  }

  /** Waits until so many were answered. */
  async hasAnswers(count: number): Promise<void> {
    await waitFor(`${count} answers`, () => this.observations.length >= count || undefined);
  }

  /** Waits for the answers that are under way. */
  async stop(): Promise<Observation[]> {
    this.running = false;
    await this.clients;
    return this.observations;
  }

  private async client(index: number, calls: (() => Promise<ApiAnswer>)[]): Promise<void> {
    for (let n = index; this.running; n += 1) {
      const sentAt = this.now;
      const answer = await calls[n % calls.length]?.().catch(() => undefined);
      this.observations.push({
        sentAt,
        milliseconds: this.now - sentAt,
        status: answer?.status ?? 0,
        retryAfter: Number(answer?.headers.get('retry-after')) > 0,
      });
      await delay(PACE_MILLISECONDS);
    }
  }
}
