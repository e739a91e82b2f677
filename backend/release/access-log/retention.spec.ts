import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, TEST_SECRET } from '../../test/support/agency.js';
import { runCommand } from '../../test/support/command.js';
import { Merges } from '../../test/support/merges.js';
import { Office, recordOf, rowsOf } from '../../test/support/office.js';
import { PUNCTUAL } from '../../test/support/product-process.js';
import { Showings } from '../../test/support/showings.js';
import { waitFor } from '../../test/support/wait-for.js';

describe('the access log', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
  });
  afterAll(() => office.close());

  const entriesOf = (id: number): Promise<number> => office.count('access_log where employee_id = $1', [id]);
  const open = async (id: number): Promise<void> => {
    await recordOf(office.admin.get(`/api/admin/employees/${id}`));
    await waitFor('the entry', async () => ((await entriesOf(id)) > 0 ? true : undefined));
  };
  const command = (name: 'export' | 'erase', email: string, ...args: string[]): ReturnType<typeof runCommand> =>
    runCommand(`person-${name}`, ['--email', email, ...args], {
      DATABASE_URL: office.agency.database.url,
      JWT_SECRET: TEST_SECRET,
    });

  it('is given to the person without names of the staff, and goes with them', async () => {
    const { person, company } = await new Showings(office).shown();
    await open(person.id);
    await rowsOf(company.client.get(`/api/company/jobs/${(await firstJob(company.client)).id}/candidates`));
    await waitFor('both entries', async () => ((await entriesOf(person.id)) > 1 ? true : undefined));
    const { output } = await command('export', person.email);
    const log = (JSON.parse(output) as Record<string, Record<string, unknown>[]>)['access_log'] ?? [];
    expect(log.map(({ what, by }) => [what, by])).toContainEqual(['record', 'agency']);
    expect(log.map((entry) => Object.keys(entry).toSorted())).toEqual(log.map(() => ['at', 'by', 'what']));
    expect(JSON.stringify(log)).not.toContain(office.admin.email);
    expect((await command('erase', person.email, '--yes')).code).toBe(0);
    expect(await entriesOf(person.id)).toBe(0);
  });

  it('moves with a merge, and back with its undo', async () => {
    const [winner, loser] = await Promise.all([office.addEmployee(), office.addEmployee()]);
    await rowsOf(office.admin.get(`/api/admin/employees/${loser.id}/resumes`));
    // the merge itself opens both records
    const resumesOf = (id: number): Promise<number> =>
      office.count(`access_log where employee_id = $1 and what = 'resume'`, [id]);
    await waitFor('the entry', async () => ((await resumesOf(loser.id)) > 0 ? true : undefined));
    const merges = new Merges(office);
    const merged = await merges.merge(winner.id, loser.id);
    expect([await resumesOf(winner.id), await resumesOf(loser.id)]).toEqual([1, 0]);
    await merges.undo(merged);
    expect([await resumesOf(winner.id), await resumesOf(loser.id)]).toEqual([0, 1]);
  });

  it('refuses to be changed or emptied, and forgets after 13 months', async () => {
    const person = await office.addEmployee();
    await open(person.id);
    for (const change of [
      'update access_log set actor_id = 999',
      'delete from access_log',
      'truncate access_log',
      `update access_log set at = now() - interval '2 years'`,
    ]) {
      await expect(office.sql(change)).rejects.toThrow(/append-only|truncate/);
    }
    await office.sql(
      `insert into access_log (at, employee_id, what) values (now() - interval '14 months', $1, 'record')`,
      [person.id],
    );
    expect(await office.sql('select purge_access_log()::int as purged')).toEqual([{ purged: 1 }]);
    expect(await entriesOf(person.id)).toBe(1);
  });
});

it('R51: what was opened a moment before a stop is in the access log', async () => {
  const agency = await Agency.openAlone(PUNCTUAL);
  const office = await Office.of(agency);
  try {
    const { id } = await office.addEmployee();
    await recordOf(office.admin.get(`/api/admin/employees/${id}`));
    expect(await agency.product.stop('SIGTERM')).toBe(0);
    expect(await office.count('access_log where employee_id = $1', [id])).toBe(1);
  } finally {
    await agency.close();
  }
});

async function firstJob(client: { get: (path: string) => Promise<{ body: unknown }> }): Promise<{ id: number }> {
  const jobs = (await client.get('/jobs/requests')).body as { id: number }[];
  const [job] = jobs;
  if (!job) throw new Error('no job');
  return job;
}
