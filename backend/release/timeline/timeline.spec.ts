import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { change, hoursAhead, propose, timePasses } from '../../test/support/interviews.js';
import { Office, recordOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

describe('a timeline', () => {
  it('tells what happened to each record, latest first, page by page, to the staff alone', async () => {
    const all = await shows.shown();
    await all.company.client.put(`/api/company/candidates/${all.id}/answer`, { answer: 'hold', comment: 'Later.' });
    await office.setStatus(all.id, 'offered');
    await office.admin.post(`/api/admin/notes?kind=connection&record_id=${all.id}`, { text: 'Called.' });
    const of = (kind: string, id: number): Promise<ApiAnswer> =>
      office.admin.get(`/api/admin/timeline?kind=${kind}&record_id=${id}`);
    const whats = ({ body }: ApiAnswer): string[] => body.entries.map(({ what }: { what: string }) => what);
    const [latest, ...earlier] = whats(await of('connection', all.id));
    expect(latest).toBe('note');
    // a status and what it reveals may fall into the same millisecond
    expect(earlier.slice(0, 2).toSorted()).toEqual(['reveal', 'status']);
    expect(earlier.slice(2)).toEqual(['answer', 'submission', 'mail', 'status', 'mail']);
    expect(whats(await of('employee', all.person.id))).toEqual(expect.arrayContaining(['consent', 'mail', 'status']));
    expect(whats(await of('company', all.company.id))).toEqual(expect.arrayContaining(['submission', 'answer']));
    expect(whats(await of('job_request', all.job.id))).toContain('submission');
    const { entries } = (await of('connection', all.id)).body;
    const before = `&before=${encodeURIComponent(entries[2].at)}`;
    expect(whats(await office.admin.get(`/api/admin/timeline?kind=connection&record_id=${all.id}${before}`))[0]).toBe(
      'answer',
    );
    for (const text of Array.from({ length: 60 }, (_, place) => `Note ${place}`))
      await office.admin.post(`/api/admin/notes?kind=job_request&record_id=${all.job.id}`, { text });
    await office.sql(`update notes set created_at = now() where request_id = $1 and text like 'Note %'`, [all.job.id]);
    const first = (await of('job_request', all.job.id)).body;
    expect(first.entries.filter(({ what }: { what: string }) => what === 'note')).toHaveLength(60);
    const rest = await office.admin.get(
      `/api/admin/timeline?kind=job_request&record_id=${all.job.id}&before=${encodeURIComponent(first.before)}`,
    );
    expect(whats(rest)).not.toContain('note');
    const ids: string[] = [...first.entries, ...rest.body.entries].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(whats(rest)).toContain('submission');
    expect((await of('account', 1)).status).toBe(400);
    const path = `/api/admin/timeline?kind=connection&record_id=${all.id}`;
    for (const { client } of [all.company, all.person]) expect((await client.get(path)).status).toBe(403);
  });

  const entriesOf = async (
    kind: string,
    id: number,
  ): Promise<{ what: string; by: string | null; facts: Record<string, unknown> }[]> =>
    (await office.admin.get(`/api/admin/timeline?kind=${kind}&record_id=${id}`)).body.entries;

  it('has what became of an interview, and who did it', async () => {
    const all = await shows.shown();
    const starts_at = hoursAhead(0);
    const { id } = await propose(office, { id: all.id });
    await change(office, id, { starts_at: hoursAhead(3), ends_at: hoursAhead(4) });
    await recordOf(all.person.client.post(`/api/employee/interviews/${id}/reply`, { reply: 'accept', sequence: 1 }));
    await change(office, id, { confirmed: true });
    await timePasses(office, id, { hoursUntil: -2 });
    await recordOf(office.admin.put(`/api/admin/interviews/${id}/result`, { result: 'done' }));
    const path = `/api/company/interviews/${id}/feedback`;
    expect((await all.company.client.put(path, { recommendation: 'yes', text: 'Well prepared.' })).status).toBe(200);
    const interview = await propose(office, { id: all.id }, { round: 2 });
    await recordOf(office.admin.post(`/api/admin/interviews/${interview.id}/cancel`, { reason: 'No time.' }));
    for (const [kind, key] of [
      ['connection', all.id],
      ['employee', all.person.id],
      ['company', all.company.id],
      ['job_request', all.job.id],
    ] as const) {
      const entries = (await entriesOf(kind, key)).filter(({ what }) => what.startsWith('interview')).toReversed();
      expect(entries.map(({ what, facts }) => facts['change'] ?? what)).toEqual([
        'interview',
        'moved',
        'reply',
        'confirmed',
        'done',
        'feedback',
        'interview',
        'cancelled',
      ]);
      expect(entries[0]?.facts).toMatchObject({ starts_at, round: 1 });
      expect(entries[1]).toMatchObject({
        by: 'Meera Iyer',
        facts: { starts_at: hoursAhead(3), from: starts_at },
      });
      expect(entries[2]).toMatchObject({ by: 'Zubeida Farooqui', facts: { reply: 'accept', of: all.person.email } });
      expect(entries[5]?.facts).toMatchObject({ feedback: 'yes', text: 'Well prepared.', person: 'Zubeida Farooqui' });
      expect(entries[7]?.facts).toMatchObject({ reason: 'No time.', round: 2 });
    }
  });

  it('has the end of what a company is shown: who, when and why', async () => {
    const all = await shows.shown();
    expect((await shows.withdraw(all.id)).status).toBe(201);
    for (const [kind, key] of [
      ['connection', all.id],
      ['employee', all.person.id],
      ['company', all.company.id],
    ] as const) {
      const [ended] = (await entriesOf(kind, key)).filter(({ what }) => what === 'share');
      expect(ended).toMatchObject({
        by: 'Meera Iyer',
        facts: { share: 'withdrawn', from: 'submitted', reason: 'Took another job', connection_id: all.id },
      });
    }
  });

  it('has the members of a company, and own tasks of each record', async () => {
    const company = await office.company();
    const colleague = await office.colleague(company);
    await company.client.delete(`/api/company/members/${colleague.id}`);
    const task = await recordOf(
      office.admin.post('/api/admin/tasks', {
        title: 'Call them',
        due_at: hoursAhead(0),
        kind: 'company',
        record_id: company.id,
      }),
    );
    await recordOf(office.admin.patch(`/api/admin/tasks/${task.id}`, { done: true }));
    const entries = (await entriesOf('company', company.id)).toReversed();
    const members = entries.filter(({ what }) => what === 'member');
    expect(members.map(({ facts }) => facts['change'])).toEqual(['invited', 'joined', 'removed']);
    expect(members.at(-1)).toMatchObject({
      by: expect.stringContaining('Sahyadri Software'),
      facts: { name: 'Kavya Shetty', role: 'member' },
    });
    const tasks = entries.filter(({ what }) => what.startsWith('task'));
    expect(tasks).toMatchObject([
      { what: 'task', by: 'Meera Iyer', facts: { title: 'Call them', task_id: task.id } },
      { what: 'task_done', by: 'Meera Iyer', facts: { title: 'Call them' } },
    ]);
  });

  it('has the mails to each account of a company', async () => {
    const company = await office.company();
    const { email } = await office.colleague(company);
    await office.sql(
      `insert into outbox_mails (template, recipient, status, expires_at) values ('x', $1, 'sent', now()), ('x', $2, 'sent', now())`,
      [company.email, email],
    );
    const { body } = await office.admin.get(`/api/admin/timeline?kind=company&record_id=${company.id}`);
    const ours = body.entries.filter(({ facts }: { facts: { template?: string } }) => facts.template === 'x');
    expect(ours).toHaveLength(2);
  });

  it('loses nothing between its pages, however much happened at one moment', async () => {
    const person = await office.employee();
    await office.sql(
      `insert into outbox_mails (template, recipient, status, expires_at, created_at)
       select 'x', $1, 'sent', now(), timestamptz '2026-01-01 10:00Z' - n / 70 * interval '1 hour' from generate_series(0, 199) n`,
      [person.email],
    );
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const query: string = before ? `&before=${encodeURIComponent(before)}` : '';
      const { body } = await office.admin.get(`/api/admin/timeline?kind=employee&record_id=${person.id}${query}`);
      seen.push(...body.entries.map(({ id }: { id: string }) => id));
      before = body.before;
    } while (before);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => id.startsWith('mail-')).length).toBeGreaterThanOrEqual(200);
  });
});
