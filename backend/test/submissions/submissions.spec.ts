import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../support/api-client.js';
import { Office, recordOf, refusalOf, rowsOf } from '../support/office.js';
import { Showings } from '../support/showings.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

describe('a submission', () => {
  it('shows nothing before it, and the sheet with a masked name after it', async () => {
    const all = await shows.scene();
    await shows.acceptTerms(all.company);
    expect((await shows.candidateOf(all)).status).toBe(404);
    expect((await shows.listOf(all)).body).toEqual([]);
    const saved = await shows.saveSheet(all.id, {
      headline: 'Backend developer',
      note: 'Can join soon.',
      resume_text: 'Six years.',
      confirmed: true,
    });
    expect(saved.body).toMatchObject({ version: 1, confirmed: true, display_name: 'Zubeida F.', consent: true });
    const answer = await shows.submit(all.id, { sheet_version: 1 });
    expect(answer.body).toMatchObject({ share: 'submitted', reveal: 'none', company_answer: null });
    const { body } = await shows.candidateOf(all);
    expect(Object.keys(body).sort()).toEqual(
      'answer answered_at connection_id display_name email full_name has_file headline id is_answered job_title note phone preferred_location preferred_salary qualification request_id resume_text reveal skills stage submitted_at'.split(
        ' ',
      ),
    );
    expect(body).toMatchObject({
      display_name: 'Zubeida F.',
      headline: 'Backend developer',
      resume_text: 'Six years.',
      full_name: null,
      phone: null,
      email: null,
      preferred_salary: null,
      stage: 'new',
      answer: null,
    });
    expect((await shows.listOf(all)).body).toEqual([{ ...body, resume_text: null }]);
  });

  it('is of the version that was read', async () => {
    const { id } = await shows.scene();
    await shows.saveSheet(id, { headline: 'One' });
    expect(await refusalOf(shows.submit(id, { sheet_version: 0 }))).toMatchObject({ status: 409 });
    expect((await shows.saveSheet(id, { headline: 'Two', version: 0 })).status).toBe(409);
    expect((await shows.saveSheet(id, { headline: 'One', version: 0 })).body).toMatchObject({ version: 1 });
  });

  it('mails the company no personal data, and notes who was notified', async () => {
    const { company, id } = await shows.shown();
    const text = await shows.mailTo(company.email, /A candidate for/);
    expect(text).not.toMatch(/Zubeida|Farooqui|\d{10}/);
    expect(text).toMatch(/\/shared#[\w-]{43}/);
    const [line] = await office.sql(
      'select company_name, recipients, submitted_by_name, sheet_sha256 from submissions where connection_id = $1',
      [id],
    );
    expect(line).toMatchObject({ recipients: [company.email], submitted_by_name: office.admin.email });
    const [introduced] = await rowsOf(office.admin.list('introductions', { filter: { company_id: company.id } }));
    expect(introduced?.['submitted_on']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('never goes to the present employer or a blocked company', async () => {
    for (const fields of [
      { present_employer: 'SAHYADRI Software Private Limited' },
      { blocked_companies: ['Sahyadri-Software'] },
    ]) {
      const all = await shows.scene();
      await recordOf(
        office.admin.patch(`/api/admin/companies/${all.company.id}`, { name: 'Sahyadri Software Pvt Ltd' }),
      );
      await recordOf(all.person.client.put('/api/employee/profile', fields));
      expect(await refusalOf(shows.submit(all.id))).toMatchObject({
        status: 409,
        error: expect.stringContaining('never sees'),
      });
    }
  });
});

describe('consent', () => {
  it('is waited for, and goes on with what waited', async () => {
    const { id, person } = await shows.scene({ agrees: false });
    expect((await shows.submit(id)).body).toMatchObject({ share: 'waiting' });
    const text = await shows.mailTo(person.email, /May we show your profile/);
    const token = /\/consent#([\w-]+)/.exec(text)?.[1];
    const opened = await office.agency.anyone.post('/api/consent/open', { token });
    expect(opened.body).toMatchObject({ share_with_employers: null });
    expect(await shows.shareOf(id)).toBe('waiting');
    const { version } = opened.body.text;
    await office.agency.anyone.post('/api/consent/answer', {
      token,
      share_with_employers: true,
      text_version: version,
    });
    expect(await shows.shareOf(id)).toBe('submitted');
  });

  it('that is taken back ends everything at once', async () => {
    const all = await shows.shown();
    await shows.agree(all.person.client, false);
    expect(await shows.shareOf(all.id)).toBe('withdrawn');
    expect((await shows.candidateOf(all)).status).toBe(404);
    expect((await shows.listOf(all)).body).toEqual([]);
  });
});

describe('what a company sees', () => {
  it('needs the terms for profiles first', async () => {
    const all = await shows.scene();
    await shows.submit(all.id);
    for (const answer of [await shows.candidateOf(all), await shows.listOf(all)]) {
      expect(answer.body).toMatchObject({ statusCode: 403, code: 'profile_terms.required' });
    }
    expect((await all.company.client.post('/api/company/profile-terms', { version: 'old' })).status).toBe(409);
  });

  it('is one list of all its jobs, too, with who waits for an answer', async () => {
    const all = await shows.scene();
    await shows.submit(all.id);
    const list = (filter: object): Promise<ApiAnswer> =>
      all.company.client.get(`/api/company/candidates?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect((await list({})).body).toMatchObject({ statusCode: 403, code: 'profile_terms.required' });
    await shows.acceptTerms(all.company);
    const waiting = { is_answered: false, stage: ['new', 'interview', 'offer'] };
    expect((await list(waiting)).body).toMatchObject([{ connection_id: all.id, request_id: all.job.id }]);
    await all.company.client.put(`/api/company/candidates/${all.id}/answer`, { answer: 'interested' });
    expect((await list(waiting)).body).toEqual([]);
    expect((await list({})).body).toMatchObject([{ connection_id: all.id, answer: 'interested' }]);
    const other = await shows.scene();
    await shows.acceptTerms(other.company);
    expect((await other.company.client.get('/api/company/candidates')).body).toEqual([]);
  });

  it('is nothing of another company, and nothing once withdrawn', async () => {
    const all = await shows.shown();
    const other = await office.company();
    await shows.acceptTerms(other);
    expect((await other.client.get(`/api/company/candidates/${all.id}`)).status).toBe(404);
    expect((await other.client.get(`/api/company/jobs/${all.job.id}/candidates`)).status).toBe(404);
    expect((await other.client.put(`/api/company/candidates/${all.id}/answer`, { answer: 'hold' })).status).toBe(404);
    expect((await shows.withdraw(all.id)).body).toMatchObject({ share: 'withdrawn', reveal: 'none' });
    expect((await shows.candidateOf(all)).status).toBe(404);
    expect((await shows.submit(all.id)).body).toMatchObject({ share: 'submitted' });
  });

  it('grows by status, is undone with it, and ends with a withdrawal', async () => {
    const all = await shows.shown();
    await office.setStatus(all.id, 'interview_scheduled');
    expect((await shows.candidateOf(all)).body).toMatchObject({
      reveal: 'name',
      full_name: 'Zubeida Farooqui',
      phone: null,
      stage: 'interview',
    });
    await office.setStatus(all.id, 'pending', { is_undo: true });
    expect((await shows.candidateOf(all)).body).toMatchObject({ reveal: 'none', full_name: null });
    await office.setStatus(all.id, 'rejected');
    expect((await shows.candidateOf(all)).body).toMatchObject({ reveal: 'none', stage: 'closed' });
    await office.setStatus(all.id, 'offered');
    expect((await shows.candidateOf(all)).body).toMatchObject({ reveal: 'contact', email: all.person.email });
    await office.setStatus(all.id, 'rejected');
    expect((await shows.candidateOf(all)).body).toMatchObject({ reveal: 'contact' });
    await shows.withdraw(all.id);
    await shows.submit(all.id);
    expect((await shows.candidateOf(all)).body).toMatchObject({ reveal: 'none', full_name: null, phone: null });
  });
});
