import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Agency, type AloneAgency, PASSWORD } from '../../test/support/agency.js';
import { EventStream } from '../../test/support/event-stream.js';
import { Office, recordOf } from '../../test/support/office.js';
import { report } from '../support/report.js';

const ACCOUNTS = 200;
const OF_ACCOUNT = 5;
const LISTS = 200;
const ROUNDS = 10;
const MAX_MEBIBYTES = 60;
const MAX_DELAY_MILLISECONDS = 300;
const MAX_RATIO = 1.3;

let agency: AloneAgency;
let office: Office;
beforeAll(async () => {
  agency = await Agency.openAlone();
  office = await Office.of(agency);
});
afterAll(() => office.close());

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? NaN;

/** Milliseconds that half of the lists take at most, one after the other. */
async function listTime(): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < LISTS; n += 1) {
    const began = performance.now();
    expect((await office.admin.list('employees')).status).toBe(200);
    times.push(performance.now() - began);
  }
  return percentile(times, 0.5);
}

it('a thousand streams take little memory, are told soon, and leave requests alone', async () => {
  await office.sql(
    `insert into users (email, password_hash, role, full_name)
     select 'many' || n || '@niyukt.example', (select password_hash from users where user_id = $1), 'admin', 'Meera Iyer'
     from generate_series(1, ${ACCOUNTS}) n`,
    [office.admin.userId],
  );
  await Promise.all(Array.from({ length: 100 }, () => office.addEmployee()));
  const tokens: (string | undefined)[] = [];
  for (let n = 1; n <= ACCOUNTS; n += 1) tokens.push((await agency.login(`many${n}@niyukt.example`, PASSWORD)).token);
  await listTime();
  const [memory, alone] = [agency.product.residentMemory, await listTime()];

  const streams: EventStream[] = [];
  for (let round = 0; round < OF_ACCOUNT; round += 1)
    streams.push(...(await Promise.all(tokens.map((token) => EventStream.open(agency.base, token)))));
  await Promise.all(streams.map((stream) => stream.until('the first news', () => true)));
  const grown = (agency.product.residentMemory - memory) / 1024 / 1024;
  const ratio = (await listTime()) / alone;

  const delays: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const heard = streams.map(({ news }) => news.length);
    const due_at = '2027-01-04T18:00:00+05:30';
    await recordOf(
      office.admin.post('/api/admin/tasks', { title: 'Call', due_at, assignee_id: office.superAdmin.userId }),
    );
    const committed = performance.now();
    await Promise.all(
      streams.map((stream, place) => stream.until('tasks', () => stream.news.length > (heard[place] ?? 0))),
    );
    delays.push(...streams.map(({ heardAt }) => heardAt - committed));
  }
  report('streams', {
    count: streams.length,
    mebibytes: Math.round(grown),
    told_p95_ms: Math.round(percentile(delays, 0.95)),
    list_ratio: Math.round(ratio * 100) / 100,
  });
  expect(streams.filter(({ hasEnded }) => hasEnded)).toEqual([]);
  expect(grown).toBeLessThan(MAX_MEBIBYTES);
  expect(percentile(delays, 0.95)).toBeLessThan(MAX_DELAY_MILLISECONDS);
  expect(ratio).toBeLessThan(MAX_RATIO);
  // no turn is taken
  const turns = await Promise.all(Array.from({ length: 16 }, () => office.admin.get('/users/profile')));
  expect(turns.filter(({ status }) => status !== 200)).toEqual([]);
  for (const stream of streams) stream.close();
});
