import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkedImport, imported, importIn, importRows, peopleFile, reasonsOf } from '../../test/support/imports.js';
import { Office, recordOf } from '../../test/support/office.js';
import { runNow } from '../../test/support/tasks.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  // a Friday in the evening, before a Monday that is a holiday
  await office.sql(`create or replace function india_now() returns timestamp language sql stable as
    $$ select timestamp '2026-11-27 19:30' $$`);
  await recordOf(office.superAdmin.post('/api/admin/holidays', { day: '2026-11-30', name: 'Guru Nanak Jayanti' }));
});
afterAll(() => office.close());

const dueOf = (emails: readonly string[]): Promise<Record<string, unknown>[]> =>
  office.sql(
    `select distinct (due_at at time zone 'Asia/Kolkata')::text as due from notices
     where employee_id in (select employee_id from employees where email = any($1))`,
    [emails],
  );
const mailed = (emails: readonly string[]): number =>
  office.agency.mail.mails.filter(({ to }) => emails.includes(to)).length;

describe('imported people', () => {
  it('are notified at 10:00 of the next business day, after weekend and holiday', async () => {
    const { csv, emails } = peopleFile(office, 3);
    await imported(office.admin, 'employees', csv);
    expect(await dueOf(emails)).toEqual([{ due: '2026-12-01 10:00:00' }]);
    expect(await office.count(`employees where email = any($1) and source = 'unknown'`, [emails])).toBe(3);
    await runNow(office, 'notices');
    expect(mailed(emails)).toBe(0);
  });

  it('have the source that the run says; who registered is told nothing', async () => {
    const [list, registered] = [peopleFile(office, 2), peopleFile(office, 2)];
    for (const [{ csv }, source] of [[list, 'list'] as const, [registered, 'registered'] as const]) {
      const { id } = await checkedImport(office.admin, 'employees', csv);
      const run = { on_duplicate: 'skip', source };
      expect(await office.admin.post(`/api/admin/imports/${id}/run`, { ...run, source: 'bought' })).toMatchObject({
        status: 400,
      });
      await recordOf(office.admin.post(`/api/admin/imports/${id}/run`, run));
      expect(await importIn(office.admin, id, 'done')).toMatchObject({ source });
    }
    expect(await office.count(`employees where email = any($1) and source = 'list'`, [list.emails])).toBe(2);
    expect(await dueOf(registered.emails)).toEqual([]);
  });

  it('of an import that is undone before are told nothing', async () => {
    const { csv, emails } = peopleFile(office, 2);
    const done = await imported(office.admin, 'employees', csv);
    await recordOf(office.admin.post(`/api/admin/imports/${String(done['id'])}/undo`));
    await importIn(office.admin, Number(done['id']), 'undone');
    await office.sql(
      `update notices set due_at = now() where sent_at is null and employee_id in
      (select employee_id from employees where email = any($1))`,
      [emails],
    );
    expect(await dueOf(emails)).toEqual([]);
  });

  it('are not those who are to be erased: no value of theirs changes, and no word says that they are here', async () => {
    const person = await office.employee();
    const [{ phone }] = (await office.sql('select right(phone, 10) as phone from employees where employee_id = $1', [
      person.id,
    ])) as [{ phone: string }];
    await recordOf(person.client.post('/api/me/erasure'));
    const other = `other.${office.agency.unique()}@import.example`;
    const head = 'Candidate Name,Mobile No.,Email ID,CTC';
    const csv = `${head}\nNobody Else,6999900001,${person.email},"9,00,000"\nAsha Rao,${phone},${other},"6,00,000"\n`;
    const { id } = await imported(office.admin, 'employees', csv, 'update');
    for (const row of await importRows(office.admin, Number(id)))
      expect(reasonsOf(row).join()).not.toMatch(/phone number/);
    const outcomes = await office.sql(
      'select outcome, state from import_rows where import_id = $1 order by row_number',
      [Number(id)],
    );
    expect(outcomes).toEqual([expect.objectContaining({ outcome: 'error' }), { outcome: 'new', state: 'created' }]);
    const staying = `employees where employee_id = $1 and full_name <> 'Nobody Else'`;
    expect(await office.count(staying, [person.id])).toBe(1);
  });

  it('are notified 500 an hour', async () => {
    await office.sql('delete from notices');
    const { csv, emails } = peopleFile(office, 600);
    await imported(office.admin, 'employees', csv);
    await office.sql(`create or replace function india_now() returns timestamp language sql stable as
      $$ select timestamp '2026-12-01 10:00' $$`);
    await office.sql(`update notices set due_at = now()`);
    await runNow(office, 'notices');
    await runNow(office, 'notices');
    expect(await office.count('notices where sent_at is not null')).toBe(500);
    const queued = 'outbox_mails where recipient = any($1)';
    expect(await office.count(queued, [emails])).toBe(500);
    await office.sql(`update notices set sent_at = sent_at - interval '61 minutes'`);
    await runNow(office, 'notices');
    expect(await office.count(queued, [emails])).toBe(600);
  });
});
