import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Office } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';
import { runNow } from '../../test/support/tasks.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

it('a company that was shown a person who takes consent back is asked once to delete what it got, by job and number', async () => {
  const all = await shows.shown();
  const second = await office.job(all.company, { title: 'Second job' });
  const other = await office.connect(second.id, all.person.id);
  expect((await shows.submit(other.id)).status).toBe(201);
  await shows.agree(all.person.client, false);
  const text = await shows.mailTo(all.company.email, /Please delete the data/);
  expect(text).toContain(`Candidate ${all.id}`);
  expect(text).toContain(`Candidate ${other.id}`);
  expect(text).toContain('Second job');
  expect(text).not.toContain('Zubeida');
  await shows.agree(all.person.client, false);
  const [{ count }] = (await office.sql(
    `select count(*)::int as count from outbox_mails where template = 'candidate-to-delete' and recipient = $1`,
    [all.company.email],
  )) as [{ count: number }];
  expect(count).toBe(1);
});

it('a person who was asked and is silent is reminded once after 7 days', async () => {
  const { id, person } = await shows.scene({ agrees: false });
  await shows.submit(id);
  const reminders = async (): Promise<unknown> =>
    office.count(`outbox_mails where template = 'consent-reminder' and recipient = $1`, [person.email]);
  await runNow(office, 'expired_waits');
  expect(await reminders()).toBe(0);
  await office.sql(`update sheets set waits_until = now() + interval '7 days' where connection_id = $1`, [id]);
  await runNow(office, 'expired_waits');
  expect(await shows.mailTo(person.email, /We still wait for your answer/)).toContain('within 7 days');
  await runNow(office, 'expired_waits');
  expect(await reminders()).toBe(1);
  expect(await shows.shareOf(id)).toBe('waiting');
});
