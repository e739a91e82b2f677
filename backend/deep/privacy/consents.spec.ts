import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { Merges } from '../../test/support/merges.js';
import { Office, recordOf } from '../../test/support/office.js';
import { Showings } from '../../test/support/showings.js';

let office: Office;
let shows: Showings;
let notice: { version: string; sha256: string };
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
  notice = (await office.agency.anyone.get('/api/privacy/notice?language=hi')).body;
});
afterAll(() => office.close());

const say = (client: ApiClient, words: object): Promise<ApiAnswer> =>
  client.put('/api/me/consents', { notice_version: notice.version, language: 'hi', how: 'card', ...words });

const lines = (employee: number): Promise<Record<string, unknown>[]> =>
  office.sql('select * from consents where employee_id = $1 order by consent_id', [employee]);

const companyOf = async (job: { id: number }): Promise<string> =>
  String((await office.seen('job-requests', job.id))['company_name']);

describe('the notice', () => {
  it('is public, in English and Hindi, each with its own hash', async () => {
    const english = await office.agency.anyone.get('/api/privacy/notice');
    const hindi = await office.agency.anyone.get('/api/privacy/notice?language=hi');
    expect(english.headers.get('cache-control')).toBe('no-store');
    expect(english.body).toMatchObject({ language: 'en', version: notice.version });
    expect(english.body.sections.map(({ paragraphs }: { paragraphs: string[] }) => paragraphs.join())).toContainEqual(
      expect.stringContaining('Data Protection Board of India'),
    );
    expect(hindi.body.title).toMatch(/[\u0900-\u097f]/);
    expect(hindi.body.items).toHaveLength(english.body.items.length);
    expect(hindi.body.sha256).not.toBe(english.body.sha256);
  });

  it('in another language is refused', async () => {
    expect((await office.agency.anyone.get('/api/privacy/notice?language=fr')).status).toBe(400);
  });
});

describe('the ledger', () => {
  it('keeps with a registration that the service was agreed to, in the language of the notice', async () => {
    const email = 'ledger@example.in';
    const userData = {
      name: 'Leela Das',
      mobile: '9876500001',
      qualification: 'B.Com',
      industry: 'IT',
      emplocation: 'Pune',
      empsalary: '4,00,000',
      skills: 'Excel',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    const form = { email, role: 'employee', userData, language: 'hi' };
    await recordOf(office.agency.anyone.post('/auth/send-registration-otp', form));
    const otp = await office.agency.mail.codeFor(email);
    await recordOf(office.agency.anyone.post('/auth/verify-registration-otp', { email, otp }));
    const client = await office.agency.login(email);
    const { employee_id } = (await client.get('/users/profile')).body;
    expect(await lines(employee_id)).toMatchObject([
      { purpose: 'service', agrees: true, channel: 'registration', language: 'hi', text_sha256: notice.sha256 },
    ]);
    expect((await client.get('/api/me/consents')).body).toMatchObject({
      service: { answer: true },
      share: { answer: null, not_to: [] },
      jobs: { answer: null },
      news: { answer: null },
    });
  });

  it('has a line for each change with what was shown, and none for what is said again', async () => {
    const { client, id } = await office.employee();
    const words = { share: { answer: true, not_to: [' Deccan Motors ', 'Deccan Motors'] }, news: false };
    expect((await say(client, words)).body).toMatchObject({
      share: { answer: true, not_to: ['Deccan Motors'] },
      jobs: { answer: null },
      news: { answer: false },
    });
    await say(client, words);
    await say(client, { share: { answer: true } });
    const stored = await lines(id);
    expect(stored).toMatchObject([
      { purpose: 'share', agrees: true, not_to: ['Deccan Motors'], channel: 'card', language: 'hi' },
      { purpose: 'news', agrees: false, text_version: notice.version, text_sha256: notice.sha256 },
    ]);
    expect(stored[0]?.['address']).toBeTruthy();
  });

  it('says the same of one that two calls give at once', async () => {
    const { client, id } = await office.employee();
    await Promise.all([say(client, { jobs: true }), say(client, { jobs: true }), say(client, { jobs: true })]);
    expect(await lines(id)).toHaveLength(1);
  });

  it('refuses another notice, too many or too long names, and what is no answer', async () => {
    const { client, id } = await office.employee();
    const names = Array.from({ length: 21 }, (_, n) => `Company ${n}`);
    expect((await say(client, { notice_version: '1999-01-01', news: true })).body.code).toBe('consent.text_changed');
    for (const words of [
      { share: { answer: true, not_to: names } },
      { share: { answer: true, not_to: ['x'.repeat(500)] } },
      { share: { answer: true, not_to: [{}] } },
      { share: { answer: 'yes' } },
      { share: {} },
      { share: true },
      { news: 'no' },
      { language: 'fr' },
      { how: 'staff' },
    ]) {
      expect([words, (await say(client, words)).status]).toEqual([words, 400]);
    }
    expect(await lines(id)).toEqual([]);
  });

  it('belongs to employees', async () => {
    const company = await office.company();
    expect((await say(company.client, { news: true })).status).toBe(403);
    expect((await say(office.admin, { news: true })).status).toBe(403);
    expect((await office.agency.anyone.get('/api/me/consents')).status).toBe(401);
  });

  it('is never changed or cut, and goes with the whole person', async () => {
    const { client, id } = await office.employee();
    await say(client, { jobs: true });
    for (const forged of [
      'update consents set agrees = not agrees',
      'update consents set employee_id = employee_id + 1',
      `update consents set decided_at = '2026-01-01'`,
      'delete from consents',
      'truncate consents',
    ]) {
      await expect(office.sql(forged)).rejects.toThrow(/never changed|append-only|permission/);
    }
    expect((await office.superAdmin.delete(`/api/admin/employees/${id}`)).status).toBeLessThan(300);
    expect(await lines(id)).toEqual([]);
  });
});

describe('a withdrawal that the staff records', () => {
  const withdraw = (id: number, body: object): Promise<ApiAnswer> =>
    office.admin.post(`/api/admin/employees/${id}/consents/withdraw`, body);

  it('has a reason, is mailed, and ends what is shown', async () => {
    const all = await shows.shown();
    const done = await withdraw(all.person.id, { purpose: 'share', how: 'phone', reason: 'found work' });
    expect(done.body).toMatchObject({ share: { answer: false } });
    expect(await shows.shareOf(all.id)).toBe('withdrawn');
    expect((await shows.candidateOf(all)).status).toBe(404);
    expect(await shows.mailTo(all.person.email, /took your consent back/)).toContain('shown your profile');
    expect((await lines(all.person.id)).at(-1)).toMatchObject({ channel: 'phone', noted_by: office.admin.userId });
  });

  it('needs a consent, a reason and a person, and the staff cannot say yes', async () => {
    const { id, client } = await office.employee();
    expect((await withdraw(id, { purpose: 'news', reason: 'x' })).body.code).toBe('consent.not_given');
    await say(client, { news: true });
    expect((await withdraw(id, { purpose: 'news' })).status).toBe(400);
    expect((await withdraw(id, { purpose: 'service', reason: 'x' })).status).toBe(400);
    expect((await withdraw(9_999_999, { purpose: 'news', reason: 'x' })).status).toBe(404);
    expect((await client.post(`/api/admin/employees/${id}/consents/withdraw`, {})).status).toBe(403);
    expect((await client.get('/api/me/consents')).body).toMatchObject({ news: { answer: true } });
  });
});

describe('a company that the person wants to be asked about first', () => {
  it('waits for the answer, whatever accents and suffixes its name has, and others do not', async () => {
    const all = await shows.scene({ agrees: false });
    const name = (await companyOf(all.job)).toUpperCase();
    await say(all.person.client, { share: { answer: true, not_to: [name] } });
    expect((await shows.submit(all.id)).body).toMatchObject({ share: 'waiting' });
    const other = await office.job(await office.company());
    const { id } = await office.connect(other.id, all.person.id);
    expect((await shows.submit(id)).body).toMatchObject({ share: 'submitted' });
    await say(all.person.client, { share: { answer: true, not_to: [name, 'Another'] } });
    expect(await shows.shareOf(all.id)).toBe('waiting');
    const token = /\/consent#([\w-]+)/.exec(await shows.mailTo(all.person.email, /May we show your profile/))?.[1];
    const { question } = (await office.agency.anyone.post('/api/consent/open', { token })).body;
    const words = { token, agrees: true, question_sha256: question.sha256 };
    await recordOf(office.agency.anyone.post('/api/consent/question', words));
    expect(await shows.shareOf(all.id)).toBe('submitted');
  });

  it('is no longer waited for once it is named no more', async () => {
    const all = await shows.scene({ agrees: false });
    await say(all.person.client, { share: { answer: true, not_to: [await companyOf(all.job)] } });
    await shows.submit(all.id);
    await say(all.person.client, { share: { answer: true, not_to: [] } });
    expect(await shows.shareOf(all.id)).toBe('submitted');
  });
});

describe('two records of one person', () => {
  it('keep what both last agreed to; an undo gives each its own words back', async () => {
    const merges = new Merges(office);
    const [one, other] = [await office.employee({ name: 'Mira Sen' }), await office.employee({ name: 'Mira Sen' })];
    await say(one.client, { share: { answer: true, not_to: ['One'] }, jobs: false, news: true });
    await say(other.client, { share: { answer: true, not_to: ['Other'] }, jobs: true });
    const merge = await merges.merge(one.id, other.id);
    expect((await one.client.get('/api/me/consents')).body).toMatchObject({
      share: { answer: true, not_to: ['Other', 'One'] },
      jobs: { answer: false },
      news: { answer: null },
    });
    await merges.undo(merge);
    const ofOther = (await office.admin.get(`/api/admin/employees/${other.id}/consents`)).body;
    expect(ofOther).toMatchObject({ share: { answer: true, not_to: ['Other'] }, jobs: { answer: true } });
    expect((await office.admin.get(`/api/admin/employees/${one.id}/consents`)).body).toMatchObject({
      share: { answer: true, not_to: ['One'] },
      jobs: { answer: false },
      news: { answer: true },
    });
  });

  it('keep the companies that either barred, also under a no that came last', async () => {
    const [one, other] = [await office.employee(), await office.employee()];
    await say(one.client, { share: { answer: true, not_to: ['Kadamba'] } });
    await say(other.client, { share: { answer: false, not_to: [] } });
    await new Merges(office).merge(one.id, other.id);
    expect((await one.client.get('/api/me/consents')).body).toMatchObject({
      share: { answer: false, not_to: ['Kadamba'] },
    });
  });

  it.each(['winner', 'loser'])('keep no consent that only the %s gave, and no refusal is noted', async (staying) => {
    const [one, other] = [await office.employee(), await office.employee()];
    const [winner, loser] = staying === 'winner' ? [one, other] : [other, one];
    await say(one.client, { share: { answer: true, not_to: [] }, news: true });
    await new Merges(office).merge(winner.id, loser.id);
    expect((await office.admin.get(`/api/admin/employees/${winner.id}/consents`)).body).toMatchObject({
      share: { answer: null },
      news: { answer: null },
    });
    const { body } = await office.admin.get(`/api/admin/employees/${winner.id}/consent`);
    expect(body).toMatchObject({
      share_with_employers: null,
      history: [{ share_with_employers: null, how: 'merge' }, {}],
    });
    // being kept was agreed to by both when they registered, and goes with the source
    const [{ lines }] = (await office.sql(
      `select count(*)::int as lines from consents where employee_id = $1 and purpose = 'service' and agrees is not true`,
      [winner.id],
    )) as [{ lines: number }];
    expect(lines).toBe(0);
  });
});
