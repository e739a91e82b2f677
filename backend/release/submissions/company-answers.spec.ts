import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { type ApiRecord, Office, rowsOf } from '../../test/support/office.js';
import { type Scene, Showings } from '../../test/support/showings.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

describe('a link without a login', () => {
  async function linkOf({ company }: Scene): Promise<string> {
    const text = await shows.mailTo(company.email, /A candidate for/);
    return /\/shared#([\w-]+)/.exec(text)?.[1] ?? '';
  }

  it('shows the masked list to a reader who accepts the terms, even when more is revealed', async () => {
    const all = await shows.shown();
    await office.setStatus(all.id, 'offered');
    const token = await linkOf(all);
    const { version: terms_version } = (await office.agency.anyone.get('/api/shared/terms')).body;
    const answer = { token, connection_id: all.id, answer: 'interested' };
    expect((await office.agency.anyone.post('/api/shared/answer', answer)).status).toBe(403);
    const open = { token, name: 'Ravi Menon', terms_version };
    expect((await office.agency.anyone.post('/api/shared/open', { ...open, name: '' })).status).toBe(400);
    const { body, text } = await office.agency.anyone.post('/api/shared/open', open);
    expect(body.candidates).toMatchObject([{ connection_id: all.id, display_name: 'Zubeida F.' }]);
    expect(text).not.toContain('Farooqui');
    expect(text).not.toContain(all.person.email);
    expect((await office.agency.anyone.post('/api/shared/answer', answer)).status).toBe(200);
    const { answers } = (await office.admin.get(`/api/admin/connections/${all.id}/answers`)).body;
    expect(answers).toMatchObject([{ answer: 'interested', channel: 'link', answered_by_name: 'Ravi Menon' }]);
    const [link] = await rowsOf(office.admin.get(`/api/admin/job-requests/${all.job.id}/view-links`));
    expect(link).toMatchObject({ recipient: all.company.email, readers: [{ name: 'Ravi Menon' }] });
  });

  it('signs each answer with the reader who gives it, and takes none of who has not accepted the terms', async () => {
    const all = await shows.shown();
    const token = await linkOf(all);
    const { version: terms_version } = (await office.agency.anyone.get('/api/shared/terms')).body;
    for (const name of ['Alice One', 'Bob Two', 'Alice One']) {
      expect((await office.agency.anyone.post('/api/shared/open', { token, name, terms_version })).status).toBe(200);
    }
    const answer = (fields: object): Promise<ApiAnswer> =>
      office.agency.anyone.post('/api/shared/answer', {
        token,
        connection_id: all.id,
        answer: 'already_known',
        known: { since: '2026-03-01', source: 'Own database' },
        ...fields,
      });
    expect((await answer({ name: ' Alice One ' })).status).toBe(200);
    for (const name of ['Carol Three', undefined, null, '']) {
      expect((await answer({ name })).body).toMatchObject({ statusCode: 403, code: 'profile_terms.required' });
    }
    const { answers } = (await office.admin.get(`/api/admin/connections/${all.id}/answers`)).body;
    expect(answers.map(({ answered_by_name: name }: ApiRecord) => name)).toEqual(['Alice One']);
  });

  it('ends when it is revoked, and no other token opens anything', async () => {
    const all = await shows.shown();
    const token = await linkOf(all);
    const { version: terms_version } = (await office.agency.anyone.get('/api/shared/terms')).body;
    const links = `/api/admin/job-requests/${all.job.id}/view-links`;
    const [link] = await rowsOf(office.admin.get(links));
    expect((await office.admin.post(`${links}/${link?.id}/revoke`, {})).status).toBe(200);
    for (const guessed of [token, 'x'.repeat(43), `${token}x`]) {
      const opened = await office.agency.anyone.post('/api/shared/open', { token: guessed, name: 'R', terms_version });
      expect(opened.body).toMatchObject({ statusCode: 404, code: 'view_link.ended' });
    }
  });
});

describe('an answer', () => {
  const answer = ({ company, id }: Scene, body: Record<string, unknown>): Promise<ApiAnswer> =>
    company.client.put(`/api/company/candidates/${id}/answer`, body);

  it('counts as the last one said, and all stay', async () => {
    const all = await shows.shown();
    expect((await answer(all, { answer: 'hold' })).status).toBe(200);
    expect((await answer(all, { answer: 'not_suitable' })).body).toMatchObject({
      statusCode: 400,
      fields: [{ field: 'reason' }],
    });
    expect((await answer(all, { answer: 'not_suitable', reason: 'nose' })).status).toBe(400);
    await answer(all, { answer: 'not_suitable', reason: 'salary', comment: 'Too much.' });
    expect(await office.seen('connections', all.id)).toMatchObject({
      company_answer: 'not_suitable',
      placement_status: 'pending',
    });
    await office.admin.put(`/api/admin/connections/${all.id}/answer`, { answer: 'interested', via: 'phone' });
    const { answers } = (await office.admin.get(`/api/admin/connections/${all.id}/answers`)).body;
    expect(answers.map(({ answer, channel }: ApiRecord) => [answer, channel])).toEqual([
      ['interested', 'phone'],
      ['not_suitable', 'login'],
      ['hold', 'login'],
    ]);
    const applications = await all.person.client.get('/api/employee/applications');
    expect(applications.text).not.toContain('Too much');
  });

  it('with times needs their offset and their order', async () => {
    const all = await shows.shown();
    const slot = { starts_at: '2027-03-01T10:00:00+05:30', ends_at: '2027-03-01T11:00:00+05:30' };
    const past = { starts_at: '2020-03-01T10:00:00+05:30', ends_at: '2020-03-01T11:00:00+05:30' };
    expect((await answer(all, { answer: 'interested', slots: [slot] })).status).toBe(200);
    const far = { starts_at: '2099-03-01T10:00:00+05:30', ends_at: '2099-03-01T11:00:00+05:30' };
    for (const wrong of [
      far,
      { ...slot, ends_at: '2027-03-01T22:30:00+05:30' },
      { ...slot, starts_at: '2027-03-01T10:00:00' },
      { ...slot, ends_at: slot.starts_at },
      past,
      {},
    ]) {
      expect((await answer(all, { answer: 'interested', slots: [wrong] })).status).toBe(400);
    }
    expect((await answer(all, { answer: 'interested', slots: [[]] })).status).toBe(400);
    expect((await answer(all, { answer: 'interested', slots: [[slot, slot, slot, slot, slot, slot]] })).status).toBe(
      400,
    );
  });

  it('that the person was known opens a claim, whose proof the company never learns', async () => {
    const all = await shows.shown();
    const known = { since: '2026-03-01', source: 'Own database', email: all.person.email };
    expect((await answer(all, { answer: 'already_known' })).status).toBe(400);
    const later = { ...known, since: '2099-01-01' };
    expect((await answer(all, { answer: 'already_known', known: later })).body).toMatchObject({
      statusCode: 422,
      code: 'answer.known_in_future',
      fields: [{ field: 'since' }],
    });
    const said = await answer(all, { answer: 'already_known', known });
    expect(said.body).toEqual({ message: 'Answer saved' });
    const path = `/api/admin/connections/${all.id}`;
    expect((await office.admin.get(`${path}/answers`)).body.known).toMatchObject([{ state: 'open', proof: 'matches' }]);
    const decision = { decision: 'refused', reason: 'Introduced in January.' };
    expect((await office.admin.put(`${path}/known`, decision)).body.known).toMatchObject([{ state: 'refused' }]);
    expect((await office.admin.put(`${path}/known`, decision)).status).toBe(409);
  });

  it('that the person was known comes within 7 days of opening', async () => {
    const all = await shows.shown();
    await shows.candidateOf(all);
    await office.sql('alter table submissions disable trigger tg_submissions_append_only');
    await office.sql(`update submissions set first_opened_at = now() - interval '8 days' where connection_id = $1`, [
      all.id,
    ]);
    await office.sql('alter table submissions enable trigger tg_submissions_append_only');
    const known = { since: '2026-03-01', source: 'Own database' };
    expect((await answer(all, { answer: 'already_known', known })).body).toMatchObject({
      code: 'answer.known_too_late',
    });
  });
});

describe('people who are shown', () => {
  const counts = async ({ company }: Scene): Promise<unknown> =>
    (await company.client.get('/api/company/candidates/counts')).body;
  const found = async (all: Scene, filter: object): Promise<unknown[]> =>
    (await shows.listOf(all, `?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;

  it('are counted for each job of the company alone, with those that wait for an answer', async () => {
    const all = await shows.shown();
    await shows.shown();
    const request_id = all.job.id;
    expect(await counts(all)).toEqual([{ request_id, total: 1, unanswered: 1 }]);
    expect(await found(all, { is_answered: true })).toEqual([]);
    await all.company.client.put(`/api/company/candidates/${all.id}/answer`, { answer: 'hold' });
    expect(await counts(all)).toEqual([{ request_id, total: 1, unanswered: 0 }]);
    expect(await found(all, { is_answered: true })).toMatchObject([{ request_id, job_title: 'React Developer' }]);
    await shows.withdraw(all.id);
    expect(await counts(all)).toEqual([]);
  });
});

describe('a job', () => {
  it('that people are shown for is closed with a reason', async () => {
    const all = await shows.shown();
    const path = `/jobs/requests/${all.job.id}`;
    for (const status of ['closed', 'pending']) {
      expect((await all.company.client.put(path, { status })).body).toMatchObject({
        code: 'job.close_reason_required',
      });
    }
    expect((await office.admin.patch(`/api/admin/job-requests/${all.job.id}`, { status: 'closed' })).status).toBe(409);
    expect((await all.company.client.put(path, { status: 'closed', close_reason: 'Filled' })).status).toBe(200);
    expect((await office.seen('job-requests', all.job.id))['close_reason']).toBe('Filled');
  });
});

describe('applications', () => {
  it('say how far each went, and name the employer from the interview on, or when asked', async () => {
    const all = await shows.shown();
    const mine = async (query = ''): Promise<unknown> =>
      (await all.person.client.get(`/api/employee/applications${query}`)).body;
    expect(await mine()).toMatchObject([{ stage: 'new', share: 'submitted', company_name: null }]);
    expect(await mine('?employers=all')).toMatchObject([{ company_name: expect.any(String) }]);
    await office.setStatus(all.id, 'interview_scheduled');
    expect(await mine()).toMatchObject([{ stage: 'interview', company_name: expect.any(String) }]);
  });
});
