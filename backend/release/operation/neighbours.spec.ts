import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { rowsOf } from '../../test/support/office.js';
import { PUNCTUAL } from '../../test/support/product-process.js';
import { SteadyLoad } from '../../test/support/steady-load.js';

const NEIGHBOURS = 8;
const CLIENTS = 16;
const ANSWERS = 400;

describe('on a machine that others use up', () => {
  const neighbours: ChildProcess[] = [];
  let agency: AloneAgency;
  let admin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.openAlone({ ...PUNCTUAL, DEMO_DATA: 'true', RATE_LIMITS: 'off' });
    admin = await agency.staff();
  });
  afterEach(() => {
    for (const one of neighbours.splice(0)) one.kill('SIGKILL');
  });
  afterAll(() => agency.close());

  it('clients that read lists and save records are answered slowly, and none is refused', async () => {
    const [person] = await rowsOf(admin.list('employees'));
    for (let n = 0; n < NEIGHBOURS; n += 1) neighbours.push(spawn(process.execPath, ['-e', 'for(;;){}']));
    const load = new SteadyLoad(CLIENTS, [
      () => admin.list('employees'),
      () => admin.list('connections'),
      () => admin.post(`/api/admin/notes?kind=employee&record_id=${person?.id}`, { text: 'Called at noon' }),
      () => admin.list('job-requests'),
    ]);
    await load.hasAnswers(ANSWERS);
    const seen = await load.stop();
    expect(seen.filter(({ status }) => status >= 300 || status === 0)).toEqual([]);
  });
});
