import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

const BUSY = 503;

/** A call, and the check of its answer. */
export interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Throws when the answer of this server is wrong. */
  check: (answer: Answer, origin: string) => void;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Results of a stretch of load. Times in milliseconds. */
export interface Stretch {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  answers: number;
}

/**
 * Keeps this many calls running until the time is over, and checks every answer.
 * @throws the error of a failed check
 */
export async function load(
  origin: string,
  nextCall: () => Call,
  concurrency: number,
  milliseconds: number,
): Promise<Stretch> {
  const pool = new Pool(origin, { connections: concurrency, pipelining: 1 });
  const times: number[] = [];
  const began = performance.now();
  const end = began + milliseconds;
  const lane = async (): Promise<void> => {
    while (performance.now() < end) {
      const call = nextCall();
      const start = performance.now();
      const answer = await ask(pool, call);
      times.push(performance.now() - start);
      call.check(answer, origin);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, lane));
    return summary(times, performance.now() - began);
  } finally {
    await pool.close();
  }
}

/** Sends one call. */
export async function ask(pool: Pool, { method = 'GET', path, headers, body }: Call): Promise<Answer> {
  const answer = await pool.request({ method, path, headers: headers ?? {}, body: body ?? null });
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.from(await answer.body.arrayBuffer()) };
}

/**
 * Sends one call over a new connection, repeats it after a `Retry-After`, and checks the answer.
 * @returns the duration in ms
 */
export async function timedCall(origin: string, call: Call): Promise<number> {
  const pool = new Pool(origin, { connections: 1 });
  try {
    const start = performance.now();
    let answer = await ask(pool, call);
    while (answer.status === BUSY && answer.headers['retry-after']) {
      await delay(Number(answer.headers['retry-after']) * 1000);
      answer = await ask(pool, call);
    }
    const time = performance.now() - start;
    call.check(answer, origin);
    return time;
  } finally {
    await pool.close();
  }
}

/** Statistics of times in milliseconds, measured over a stretch of this length. */
export function summary(times: number[], milliseconds: number): Stretch {
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    perSecond: (times.length / milliseconds) * 1000,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    answers: times.length,
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
