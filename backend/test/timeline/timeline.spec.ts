import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../support/api-client.js';
import { Office } from '../support/office.js';
import { Showings } from '../support/showings.js';

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
    const [latest, ...told] = whats(await of('connection', all.id));
    expect(latest).toBe('note');
    // a status and what it reveals may fall into the same millisecond
    expect(told.slice(0, 2).toSorted()).toEqual(['reveal', 'status']);
    expect(told.slice(2)).toEqual(['answer', 'submission', 'mail', 'status', 'mail']);
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
