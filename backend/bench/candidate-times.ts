import type pg from 'pg';
import { Pool } from 'undici';
import { CANDIDATE_QUERIES } from './candidate-queries.js';
import { type ImportTimes, importTimes } from './import-times.js';
import { ask, type Call, type Stretch, summary } from './load.js';
import { type ServerProcess } from './server-process.js';
import { isOk } from './works.js';

const ROUNDS = 5;
const JOBS = 20;
const PEOPLE = 10;
const NEW_PEOPLE = 300;

/** Times of finding people. */
export interface CandidateTimes {
  /** All kinds of queries together. */
  searches: Stretch;
  /** The median of each kind of query, in ms. */
  kinds: { what: string; milliseconds: number }[];
  /** Finding people for a job. */
  matches: Stretch;
  /** Finding jobs for a person. */
  jobs: Stretch;
  pairs: PairTimes;
  import: ImportTimes;
}

/** Cost of the duplicate search when people are added, in ms per person. */
export interface PairTimes {
  found: number;
  /** Adding people with all triggers, and without the duplicate search. */
  withPairs: number;
  withoutPairs: number;
}

/** Measures the product alone, one call at a time. */
export async function candidateTimes(server: ServerProcess, token: string, client: pg.Client): Promise<CandidateTimes> {
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string): Call => ({ path, headers, check: isOk });
  const queries = CANDIDATE_QUERIES.map((query) => new URLSearchParams(query).toString());
  const searches = await inTurn(
    server,
    queries.map((query) => get(`/api/admin/candidates/search?${query}`)),
  );
  const { rows } = await client.query<{ highest: number; jobs: number }>(
    'select (select max(employee_id) from employees) as highest, (select max(request_id) from job_requests) as jobs',
  );
  const { highest = 1, jobs = 1 } = rows[0] ?? {};
  const spread = (count: number, last: number, path: string): Call[] =>
    Array.from({ length: count }, (_, n) => get(`${path}/${1 + n * Math.floor(last / count)}/matches`));
  return {
    searches: together(searches),
    kinds: searches.map((times, n) => ({
      what: decodeURIComponent(queries[n] ?? ''),
      milliseconds: summary(times, 1).p50,
    })),
    matches: together(await inTurn(server, spread(JOBS, jobs, '/api/admin/job-requests'))),
    jobs: together(await inTurn(server, spread(PEOPLE, highest, '/api/admin/employees'))),
    pairs: await pairTimes(client),
    import: await importTimes(server, token),
  };
}

/**
 * Several rounds, so that the times of each call are spread; the first one only fills caches.
 * @returns the times of each call
 */
async function inTurn({ origin }: ServerProcess, calls: Call[]): Promise<number[][]> {
  const pool = new Pool(origin, { connections: 1 });
  const times = calls.map((): number[] => []);
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [n, call] of calls.entries()) {
        const start = performance.now();
        const answer = await ask(pool, call);
        if (round > 0) times[n]?.push(performance.now() - start);
        call.check(answer, origin);
      }
    }
    return times;
  } finally {
    await pool.close();
  }
}

function together(times: number[][]): Stretch {
  const all = times.flat();
  return summary(
    all,
    all.reduce((sum, time) => sum + time, 0),
  );
}

/** Every third person has the phone number of another one, and all have common last digits; the changes are rolled back. */
const ADD_ACCOUNT = `insert into users (email, password_hash, role) values ('new' || $1::integer || '@pairs.example', 'none', 'employee') returning user_id`;
const ADD_PERSON = `insert into employees (user_id, full_name, email, phone, qualification, industry, preferred_location, preferred_salary, skills, status)
  select $1, o.full_name, 'new' || $2::integer || '@pairs.example', case when $2::integer % 3 = 0 then o.phone else '+917700' || right(o.phone, 6) end, o.qualification,
    o.industry, o.preferred_location, o.preferred_salary, o.skills, 'Available' from employees o where employee_id = $2::integer`;

async function pairTimes(client: pg.Client): Promise<PairTimes> {
  await client.query('begin');
  try {
    let adding = 0;
    let finding = 0;
    for (let n = 1; n <= NEW_PEOPLE; n += 1) {
      const { rows } = await client.query<{ user_id: number }>(ADD_ACCOUNT, [n]);
      const began = performance.now();
      await client.query(ADD_PERSON, [rows[0]?.user_id, n]);
      const added = performance.now();
      await client.query('set constraints tg_employees_pairs immediate');
      adding += added - began;
      finding += performance.now() - added;
      await client.query('set constraints tg_employees_pairs deferred');
    }
    const each = (time: number): number => time / NEW_PEOPLE;
    return { found: each(finding), withPairs: each(adding + finding), withoutPairs: each(adding) };
  } finally {
    await client.query('rollback');
  }
}
