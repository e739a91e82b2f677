import { setTimeout as delay } from 'node:timers/promises';
import { PLACEMENT_STATUSES } from '../../src/employees/placement-status.js';
import { Agency } from './agency.js';
import { type ApiAnswer, ApiClient } from './api-client.js';
import { Office } from './office.js';
import { type ProductProcess } from './product-process.js';
import { type Observation, SteadyLoad } from './steady-load.js';

const BETWEEN_SAMPLES_MILLISECONDS = 1_000;
const CONNECTIONS = 20;

/** What a process said of itself at a moment. */
interface Sample {
  at: number;
  rss: number;
  waiting: number;
  lag: number;
}

/** What a stretch of load showed. Times are in milliseconds, memory in MB. */
export interface Endurance {
  answers: number;
  failures: Observation[];
  p99: number;
  /** Of the process where it is steepest, after the first fifth, in MB a minute. */
  memorySlope: number;
  /** Requests that waited for a connection to the database at once, at most. */
  mostWaiting: number;
  /** The 99th percentile of the event loop's delay, in 95 of 100 seconds no more than this. */
  eventLoopDelay: number;
}

/** Two processes under clients that read four times in five and write once. */
export async function endure(
  clients: number,
  milliseconds: number,
  environment: Record<string, string> = {},
): Promise<Endurance> {
  const agency = await Agency.openAlone({
    NODE_ENV: 'development',
    LOG_LEVEL: 'info',
    METRICS_PORT: '0',
    ...environment,
  });
  try {
    const replica = await agency.replica();
    try {
      const office = await Office.of(agency);
      const ids: number[] = [];
      for (let n = 0; n < CONNECTIONS; n += 1) ids.push((await office.freshConnection()).id);
      const load = new SteadyLoad(clients, mixOfCalls([agency.base, replica.base], office.admin.token ?? '', ids));
      const samples: Sample[][] = [[], []];
      while (load.now < milliseconds) {
        await delay(BETWEEN_SAMPLES_MILLISECONDS);
        for (const [index, product] of [agency.product, replica].entries()) {
          const sample = await sampleOf(product, load.now);
          samples[index]?.push(sample);
        }
      }
      return summaryOf(await load.stop(), samples, milliseconds);
    } finally {
      await replica.stop();
    }
  } finally {
    await agency.close();
  }
}

function mixOfCalls(bases: string[], token: string, ids: number[]): (() => Promise<ApiAnswer>)[] {
  let n = 0;
  const somebody = (): ApiClient => new ApiClient(bases[(n += 1) % bases.length] ?? '', token);
  const id = (): number => ids[n % ids.length] ?? 0;
  return [
    () => somebody().get('/api/admin/employees'),
    () => somebody().get(`/api/admin/connections/${id()}`),
    () => somebody().get('/api/admin/dashboard-stats'),
    () => somebody().list('connections', { sort: ['placement_status', 'ASC'], range: [0, 24] }),
    () => {
      const placement_status = PLACEMENT_STATUSES[n % PLACEMENT_STATUSES.length];
      return somebody().put(`/api/admin/connections/${id()}/status`, { placement_status });
    },
  ];
}

async function sampleOf(product: ProductProcess, at: number): Promise<Sample> {
  const { metricsPort } = product.entries.find(({ msg }) => msg === 'Metrics are served') ?? {};
  const text = await (await fetch(`http://127.0.0.1:${Number(metricsPort)}/metrics`)).text();
  const value = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
  return {
    at,
    rss: product.residentMemory / 1024 ** 2,
    waiting: value(/^niyukt_database_pool\{pool="primary",state="waiting"\} (\S+)$/m),
    lag: value(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m) * 1000,
  };
}

function summaryOf(seen: Observation[], samples: Sample[][], milliseconds: number): Endurance {
  const settled = samples.map((each) => each.filter(({ at }) => at > milliseconds / 5));
  return {
    answers: seen.length,
    failures: seen.filter(({ status }) => status !== 200),
    p99: percentile(
      seen.map(({ milliseconds: each }) => each),
      0.99,
    ),
    memorySlope: Math.max(...settled.map(slopeOf)),
    mostWaiting: Math.max(...samples.flat().map(({ waiting }) => waiting)),
    eventLoopDelay: percentile(
      settled.flat().map(({ lag }) => lag),
      0.95,
    ),
  };
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** The line closest to the samples: MB a minute. */
function slopeOf(samples: Sample[]): number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, rss] = [mean(samples.map((each) => each.at)), mean(samples.map((each) => each.rss))];
  const covariance = mean(samples.map((each) => (each.at - at) * (each.rss - rss)));
  return (covariance / mean(samples.map((each) => (each.at - at) ** 2))) * 60_000;
}
