import { join } from 'node:path';
import type pg from 'pg';
import { Pool } from 'undici';
import { interleaved, type Measured, type Pace } from './comparison.js';
import { withClient } from './filled-database.js';
import { type AgencySize } from './generated-agency.js';
import { ask, load, type Call } from './load.js';
import { ServerProcess } from './server-process.js';
import { adminLogin, isOk, worksFor, type People, type Work } from './works.js';

const WARM_UP_MILLISECONDS = 1_000;

export interface Options {
  pace: Pace;
  /** Parts of names of works; empty: all. */
  only: string[];
  concurrencies: number[];
  secret: string;
  logFolder: string;
}

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

export interface Findings {
  size: AgencySize;
  compared: Compared[];
  memory: number | undefined;
  startMilliseconds: number;
}

/** Measures everything that the sizes allow. */
export async function measure(
  databases: FilledDatabase[],
  options: Options,
  say: (line: string) => void,
): Promise<Findings[]> {
  const findings: Findings[] = [];
  for (const database of databases)
    findings.push(await withClient(database.url, (client) => compare(database, client, options, say)));
  return findings;
}

async function compare(
  { size, url }: FilledDatabase,
  client: pg.Client,
  { pace, only, concurrencies, secret, logFolder }: Options,
  say: (line: string) => void,
): Promise<Findings> {
  const servers: ServerProcess[] = [];
  try {
    const product = await ServerProcess.product(url, secret, join(logFolder, 'product.log'));
    servers.push(product);
    servers.push(await ServerProcess.limit(url, secret, join(logFolder, 'limit.log')));
    const works = worksFor(size, await tokenOf(product), await people(client));
    await warmUp(servers, works);
    const compared: Compared[] = [];
    for (const work of Object.values(works).filter(
      ({ name }) => !only.length || only.some((part) => name.includes(part)),
    )) {
      for (const concurrency of concurrencies) {
        const measured = await interleaved(servers, () => work, concurrency, pace, client);
        const [ofProduct, ofLimit] = measured as [Measured, Measured];
        compared.push({ work: work.name, target: work.target, concurrency, product: ofProduct, limit: ofLimit });
        say(line(size, work, concurrency, ofProduct, ofLimit));
      }
    }
    return { size, compared, memory: product.memory, startMilliseconds: product.startMilliseconds };
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Compilers and caches settle before anything is measured. */
async function warmUp(servers: ServerProcess[], works: Record<string, Work>): Promise<void> {
  for (const { origin } of servers) {
    for (const { next } of Object.values(works)) await load(origin, next, 16, WARM_UP_MILLISECONDS);
  }
}

function line({ name }: AgencySize, work: Work, concurrency: number, product: Measured, limit: Measured): string {
  const share = ((100 * product.perSecond) / limit.perSecond).toFixed(0);
  const of = ({ perSecond, p50, p99, serverTime = 0, databaseTime = 0, foreign = 0 }: Measured): string =>
    `${perSecond.toFixed(0)}/s p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} cpu ${serverTime.toFixed(2)}+${databaseTime.toFixed(2)} foreign ${foreign.toFixed(2)}`;
  return `${name} ${work.name} c${concurrency}: ${share} % (${work.target ?? '-'}) | ${of(product)} | ${of(limit)}`;
}

async function tokenOf({ origin }: ServerProcess): Promise<string> {
  const pool = new Pool(origin);
  try {
    const answer = await ask(pool, adminLogin(isOk) satisfies Call);
    isOk(answer);
    return (JSON.parse(answer.body.toString()) as { token: string }).token;
  } finally {
    await pool.close();
  }
}

async function people(client: pg.Client): Promise<People> {
  const { rows: accounts } = await client.query<{ email: string }>(
    `select email from users where role = 'employee' order by user_id limit 5000`,
  );
  const { rows: connections } = await client.query<{ id: number; status: string }>(
    `select connection_id as id, placement_status as status from connections order by connection_id limit 9000`,
  );
  return { emails: accounts.map(({ email }) => email), connections };
}
