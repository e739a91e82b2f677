import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { runCommand } from '../../test/support/command.js';
import { Merges } from '../../test/support/merges.js';
import { acceptedBefore, candidate, note, offer } from '../../test/support/offers.js';
import { type ApiRecord, Office, rowsOf } from '../../test/support/office.js';
import { waitFor } from '../../test/support/wait-for.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  // nothing is mailed at night
  await office.sql(`create or replace function india_now() returns timestamp language sql stable as
    $$ select date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '12 hours' $$`);
});
afterAll(() => office.close());

const offersOf = (id: number): Promise<ApiRecord[]> => rowsOf(office.admin.get(`/api/admin/connections/${id}/offers`));

describe('what happens to offers when records change', () => {
  it('a deletion withdraws what is open and notifies the person; the log keeps it', async () => {
    const { person, connection, job } = await candidate(office);
    const made = await offer(office, connection.id);
    expect((await office.superAdmin.delete(`/api/admin/job-requests/${job.id}`)).status).toBe(200);
    await waitFor('a mail to the person', () =>
      office.agency.mail.mails.find(
        ({ to, subject }) => to === person.email && /The offer was withdrawn/.test(subject),
      ),
    );
    expect(await office.count('offers where offer_id = $1', [made.id])).toBe(0);
    const entries = await office.sql<{ after: Record<string, unknown> }>(
      `select after from audit_log where kind = 'connection' and record_id = $1 and action = 'updated' order by audit_id`,
      [connection.id],
    );
    expect(entries.at(-1)?.after).toMatchObject({ offer: made.id, offer_state: 'withdrawn' });
  });

  it('a merge takes them along, and its undo gives them back', async () => {
    const merges = new Merges(office);
    const { asha, again, firstOf, secondOf } = await merges.twoRecords();
    const staying = await offer(office, firstOf.id);
    const lost = await offer(office, secondOf.id);
    for (const [id, item] of [
      [firstOf.id, 'documents_named'],
      [secondOf.id, 'documents_named'],
      [secondOf.id, 'last_day_known'],
    ] as const) {
      await office.admin.put(`/api/admin/connections/${id}/joining/${item}`, { done: true });
    }
    const rows = (): Promise<Record<string, unknown>[]> =>
      office.sql(
        `select 'offer' as what, connection_id, offer_id::text as key, state from offers where connection_id = any($1)
        union all select 'tick', connection_id, item, '' from joining_ticks where connection_id = any($1) order by 1, 2, 3`,
        [[firstOf.id, secondOf.id]],
      );
    const before = await rows();
    const merged = await merges.merge(asha.id, again.id);
    expect((await offersOf(firstOf.id)).map(({ id, state }) => [id, state])).toEqual([
      [lost.id, 'open'],
      [staying.id, 'open'],
    ]);
    expect(await office.count('joining_ticks where connection_id = $1', [firstOf.id])).toBe(2);
    await merges.undo(merged);
    expect(await rows()).toEqual(before);
    await merges.merge(asha.id, again.id);
    await offer(office, firstOf.id);
    expect((await offersOf(firstOf.id)).map(({ state }) => state)).toEqual(['open', 'withdrawn', 'withdrawn']);
  });

  it('an export holds them, an erasure takes them away and masks what others’ say', async () => {
    const scene = await candidate(office);
    const { email } = scene.person;
    await acceptedBefore(office, scene, 0);
    await office.admin.put(`/api/admin/connections/${scene.connection.id}/joining/last_day_known`, { done: true });
    const other = await candidate(office);
    await note(office, await offer(office, other.connection.id), { answer: 'declined', reason: `Ask ${email}` });
    const environment = { DATABASE_URL: office.agency.database.url, JWT_SECRET: TEST_SECRET };
    const held = await runCommand('person-export', ['--email', email], environment);
    const [record] = (JSON.parse(held.output) as { offers: Record<string, unknown>[] }).offers;
    expect(record).toMatchObject({
      offers: [{ state: 'accepted', offered_salary: '55,000', answered_by: 'person' }],
      joining_list: [{ item: 'last_day_known' }],
    });
    const erased = await runCommand('person-erase', ['--email', email, '--yes'], environment);
    expect([erased.code, erased.errors]).toEqual([0, '']);
    expect(await office.count('offers where connection_id = $1', [scene.connection.id])).toBe(0);
    expect(JSON.stringify(await offersOf(other.connection.id))).not.toContain(email);
  });
});
