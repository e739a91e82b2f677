import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { timesBeside } from './beside.js';
import { filePost } from './file-post.js';
import { ask, type Call, load, summary, timedCall } from './load.js';
import { type ServerProcess } from './server-process.js';
import { isDone } from './works.js';

const ROWS = 20_000;
const IDLE_MILLISECONDS = 5_000;
const BETWEEN_LOOKS_MILLISECONDS = 200;
const BETWEEN_PAGES_MILLISECONDS = 20;
const SKILLS = ['React', 'Java', 'Tally', 'Python', 'AWS', 'Sales'];

/** Times of importing people, and its effect on other calls. */
export interface ImportTimes {
  rows: number;
  /** From the upload to the end of the dry run. */
  checkSeconds: number;
  runSeconds: number;
  /** A page of employees at the 95th percentile, in ms: on an idle product, and during the import. */
  idle: number;
  beside: number;
}

/** Imports a file of new people while pages are read, and undoes the import. */
export async function importTimes({ origin }: ServerProcess, token: string): Promise<ImportTimes> {
  const headers = { authorization: `Bearer ${token}` };
  const json = { ...headers, 'content-type': 'application/json' };
  const page: Call = { path: '/api/admin/employees', headers, check: isDone };
  const pool = new Pool(origin);
  const call = async (one: Call): Promise<ImportAnswer> => {
    const answer = await ask(pool, one);
    isDone(answer);
    return JSON.parse(answer.body.toString()) as ImportAnswer;
  };
  const post = (path: string, body: object): Promise<ImportAnswer> =>
    call({ method: 'POST', path, headers: json, body: JSON.stringify(body), check: isDone });
  const until = async (id: number, state: string): Promise<void> => {
    while ((await call({ path: `/api/admin/imports/${id}`, headers, check: isDone })).state !== state)
      await delay(BETWEEN_LOOKS_MILLISECONDS);
  };
  try {
    const idle = await load(origin, () => page, 1, IDLE_MILLISECONDS);
    const began = performance.now();
    const { id } = await call(
      filePost({
        path: '/api/admin/imports',
        headers,
        fileName: 'people.csv',
        content: peopleFile(),
        fields: { kind: 'employees' },
        check: isDone,
      }),
    );
    await until(id, 'checked');
    const checked = performance.now();
    const run = post(`/api/admin/imports/${id}/run`, { on_duplicate: 'skip' })
      .then(() => until(id, 'done'))
      .then(() => performance.now() - checked);
    const pages = await timesBeside(run, async () => {
      await delay(BETWEEN_PAGES_MILLISECONDS);
      return timedCall(origin, page);
    });
    const runSeconds = (await run) / 1000;
    await post(`/api/admin/imports/${id}/undo`, {});
    await until(id, 'undone');
    return {
      rows: ROWS,
      checkSeconds: (checked - began) / 1000,
      runSeconds,
      idle: idle.p95,
      beside: summary(pages, 1).p95,
    };
  } finally {
    await pool.close();
  }
}

interface ImportAnswer {
  id: number;
  state: string;
}

/** New people; the time in their e-mails makes them unique. */
function peopleFile(): string {
  const moment = Date.now();
  const lines = Array.from({ length: ROWS }, (_, n) => {
    const phone = 9_000_000_000 + ((n * 7919 + moment) % 999_999_999);
    const skills = `${SKILLS[n % 6] ?? ''}, ${SKILLS[(n + 1 + (n % 5)) % 6] ?? ''}`;
    return `Asha Rao,${phone},p${n}.${moment}@import.example,B.Tech,Pune,"6,00,000 - 8,00,000","${skills}"`;
  });
  return ['Candidate Name,Mobile No.,Email ID,Qualification,Location,CTC,Skills', ...lines, ''].join('\n');
}
