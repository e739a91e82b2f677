import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { Office } from '../../test/support/office.js';

/** What people write, and runs of it that a file of somebody else may hold. */
const UNITS = [
  'a.',
  'a, ',
  'a@b.',
  '1 ',
  '(a)',
  'क ',
  'word ',
  'B.Tech ',
  'Node.js/',
  'http://a.b/',
  '_',
  '\n',
  'a b c d ',
];
const SHORT = 5_000;
const TIMES = 10;
/** In proportion to the text is 10, to its square 100. */
const MAX_RATIO = 40;
const TRIES = 3;
/** Below this, a ratio says nothing. */
const LEAST_MILLISECONDS = 2;

describe('A long text of somebody else', () => {
  let office: Office;
  let session: pg.Client;
  let employeeId: number;
  beforeAll(async () => {
    office = await Office.open();
    employeeId = (await office.addEmployee()).id;
    session = await office.agency.database.session();
    await session.query(
      `insert into resumes (employee_id, file_name, media_type, size_bytes, sha256, uploaded_by_role, shown, text_state, text)
       values ($1, 'cv.txt', 'text/plain', 1, repeat('0', 64), 'admin', true, 'ready', 'cv')`,
      [employeeId],
    );
  });
  afterAll(async () => {
    await session.end();
    await office.close();
  });

  const save = async (text: string): Promise<number> => {
    const began = performance.now();
    await session.query('update resumes set text = $2 where employee_id = $1', [employeeId, text]);
    return performance.now() - began;
  };

  it.each(UNITS)('of %j is saved in proportion to its length', async (unit) => {
    let [short, long] = [Infinity, Infinity];
    for (let tried = 0; tried < TRIES; tried += 1) {
      short = Math.min(short, Math.max(await save(unit.repeat(SHORT / unit.length)), LEAST_MILLISECONDS));
      long = Math.min(long, await save(unit.repeat((TIMES * SHORT) / unit.length)));
      if (long < MAX_RATIO * short) break;
    }
    expect(long / short).toBeLessThan(MAX_RATIO);
  });
});
