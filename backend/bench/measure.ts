import { join } from 'node:path';
import type pg from 'pg';
import { Pool } from 'undici';
import { type CandidateTimes, candidateTimes } from './candidate-times.js';
import { interleaved, type Measured, type Pace } from './comparison.js';
import { type DatabaseTime, deepPageTimes, searchTimes } from './database-times.js';
import { withClient } from './filled-database.js';
import { type AgencySize } from './generated-agency.js';
import { type Growth, growthOf } from './growth.js';
import { type LedgerTimes, ledgerTimes } from './ledger-times.js';
import { ask, load } from './load.js';
import { type LoginFlood, profileDuringLogins } from './login-flood.js';
import { ServerProcess } from './server-process.js';
import { type UploadTimes, uploadTimes } from './upload-times.js';
import { adminLogin, isOk, type People, type Work, worksFor } from './works.js';

const WARM_UP_MILLISECONDS = 1_000;
const DEEP_ENOUGH = 1_000_000;

export interface Options {
  pace: Pace;
  /** Parts of names of works; empty: all. */
  only: string[];
  concurrencies: number[];
  secret: string;
  logFolder: string;
}

/** A filled database and its size. */
export interface FilledDatabase {
  size: AgencySize;
  url: string;
}

/** One row of the comparison. */
export interface Compared {
  work: string;
  target: number | undefined;
  concurrency: number;
  product: Measured;
  limit: Measured;
}

/** All results of a run. */
export interface Findings {
  /** The middle size, which is compared. */
  size: AgencySize;
  sizes: AgencySize[];
  compared: Compared[];
  flood: LoginFlood;
  ledger: LedgerTimes;
  uploads: UploadTimes;
  memory: number | undefined;
  startMilliseconds: number;
  growth: Growth[];
  /** Of the largest agency, as everything below. */
  candidates: CandidateTimes;
  searches: DatabaseTime[];
  deepPages: DatabaseTime[];
}

/** Measures everything that the sizes allow. */
export async function measure(
  databases: FilledDatabase[],
  options: Options,
  say: (line: string) => void,
): Promise<Findings> {
  const middle = databases[Math.floor((databases.length - 1) / 2)] as FilledDatabase;
  const sizes = databases.map(({ size }) => size);
  const comparison = await withClient(middle.url, (client) => compare(middle, client, options, say));
  const growth = databases.length > 1 ? await grow(databases, options) : [];
  const largest = databases.at(-1) as FilledDatabase;
  const candidates = await candidatesOf(largest, options);
  const searches = await searchTimes(largest.url);
  const deepPages = largest.size.employees >= DEEP_ENOUGH ? await deepPageTimes(largest.url) : [];
  return { sizes, size: middle.size, ...comparison, growth, candidates, searches, deepPages };
}

async function compare(
  { size, url }: FilledDatabase,
  client: pg.Client,
  { pace, only, concurrencies, secret, logFolder }: Options,
  say: (line: string) => void,
): Promise<Pick<Findings, 'compared' | 'flood' | 'ledger' | 'uploads' | 'memory' | 'startMilliseconds'>> {
  const servers: ServerProcess[] = [];
  try {
    const product = await ServerProcess.product(url, secret, join(logFolder, 'product.log'));
    servers.push(product, await ServerProcess.limit(url, secret, join(logFolder, 'limit.log')));
    const people = await peopleOf(client);
    const token = await tokenOf(product);
    const works = Object.values(worksFor(size, token, people));
    await warmUp(servers, works);
    const compared: Compared[] = [];
    for (const work of works.filter(({ name }) => !only.length || only.some((part) => name.includes(part)))) {
      for (const concurrency of concurrencies) {
        const measured = await interleaved(servers, () => work, concurrency, pace, client);
        const [ofProduct, ofLimit] = measured as [Measured, Measured];
        const row = { work: work.name, target: work.target, concurrency, product: ofProduct, limit: ofLimit };
        compared.push(row);
        say(`${row.work}, ${concurrency} at a time: ${((100 * ofProduct.perSecond) / ofLimit.perSecond).toFixed(0)} %`);
      }
    }
    const { memory, startMilliseconds } = product;
    const ledger = await ledgerTimes(product, token, size);
    const uploads = await uploadTimes(product, token, size);
    const flood = await profileDuringLogins(product, token, people.emails);
    return { compared, flood, ledger, uploads, memory, startMilliseconds };
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Products of all sizes run at the same time, so that other load affects all alike. */
async function grow(databases: FilledDatabase[], { pace, secret, logFolder }: Options): Promise<Growth[]> {
  const products: ServerProcess[] = [];
  const works = new Map<ServerProcess, Record<string, Work>>();
  try {
    for (const { size, url } of databases) {
      const product = await ServerProcess.product(url, secret, join(logFolder, 'product.log'));
      products.push(product);
      works.set(product, worksFor(size, await tokenOf(product), await withClient(url, peopleOf)));
    }
    for (const product of products) await warmUp([product], Object.values(works.get(product) ?? {}));
    return await withClient(databases[0]?.url ?? '', (client) =>
      growthOf(products, (product) => works.get(product) ?? {}, pace, client),
    );
  } finally {
    for (const product of products) await product.stop();
  }
}

async function candidatesOf({ url }: FilledDatabase, { secret, logFolder }: Options): Promise<CandidateTimes> {
  const product = await ServerProcess.product(url, secret, join(logFolder, 'product.log'));
  try {
    const token = await tokenOf(product);
    return await withClient(url, (client) => candidateTimes(product, token, client));
  } finally {
    await product.stop();
  }
}

/** Warms up compilers and caches. */
async function warmUp(servers: ServerProcess[], works: Work[]): Promise<void> {
  for (const { origin } of servers) {
    for (const { next } of works) await load(origin, next, 16, WARM_UP_MILLISECONDS);
  }
}

async function tokenOf({ origin }: ServerProcess): Promise<string> {
  const pool = new Pool(origin);
  try {
    const answer = await ask(pool, adminLogin(isOk));
    isOk(answer);
    return (JSON.parse(answer.body.toString()) as { token: string }).token;
  } finally {
    await pool.close();
  }
}

async function peopleOf(client: pg.Client): Promise<People> {
  const { rows: accounts } = await client.query<{ email: string }>(
    `select email from users where role = 'employee' order by user_id limit 5000`,
  );
  const { rows: connections } = await client.query<{ id: number; status: string }>(
    `select connection_id as id, placement_status as status from connections order by connection_id limit 9000`,
  );
  return { emails: accounts.map(({ email }) => email), connections };
}
