import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { Merges } from '../../test/support/merges.js';
import { Office, recordOf } from '../../test/support/office.js';
import { type Scene, Showings } from '../../test/support/showings.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

/** A submission that waits for the person's answer, and the token of the mail that asks. */
async function withQuestion(scene?: Scene): Promise<Scene & { token: string }> {
  const all = scene ?? (await shows.scene({ agrees: false }));
  const { version } = await shows.sheetOf(all.id);
  expect((await shows.submit(all.id, { sheet_version: version })).body).toMatchObject({ share: 'waiting' });
  const mail = await shows.mailTo(all.person.email, /May we show your profile/);
  return { ...all, token: /\/consent#([\w-]+)/.exec(mail)?.[1] ?? '' };
}

interface Opened {
  text: { version: string };
  question: { sha256: string; waits_until: string; profile: Record<string, unknown> };
}

const open = async (token: string): Promise<Opened> =>
  (await office.agency.anyone.post('/api/consent/open', { token })).body;

const questionOf = ({ person, job }: Scene): Promise<ApiAnswer> =>
  person.client.get(`/api/employee/jobs/${job.id}/question`);

const answer = (all: Scene, agrees: boolean): Promise<ApiAnswer> => shows.answerQuestion(all, agrees);

const lines = (employee: number): Promise<Record<string, unknown>[]> =>
  office.sql('select * from consents where employee_id = $1 order by consent_id', [employee]);

const jobOf = async ({ job }: Scene): Promise<Record<string, unknown>> => office.seen('job-requests', job.id);

async function namesCompany(all: Scene): Promise<string> {
  const name = String((await jobOf(all))['company_name']);
  const { notice_version } = (await all.person.client.get('/api/me/consents')).body;
  const share = { answer: true, not_to: [name] };
  await recordOf(all.person.client.put('/api/me/consents', { notice_version, language: 'en', share }));
  return name;
}

async function noteByPhone(id: number): Promise<void> {
  await recordOf(office.admin.post(`/api/admin/employees/${id}/consent`, { how: 'phone' }));
}

describe('the question', () => {
  it('names company and job, and shows the very fields and the file, in mail, link and list', async () => {
    const scene = await shows.scene({ agrees: false, fields: { qualification: 'B.Tech' } });
    const sheet = { headline: 'Backend developer', note: 'Joins in May.', resume_text: 'Six years of TypeScript.' };
    await recordOf(shows.saveSheet(scene.id, { ...sheet, confirmed: true }));
    const all = await withQuestion(scene);
    const { company_name, title } = await jobOf(all);
    const mail = await shows.mailTo(all.person.email, /May we show your profile/);
    expect(mail).toContain(String(company_name));
    expect(mail).toContain(String(title));
    const { question } = await open(all.token);
    expect(question).toMatchObject({
      company_name,
      job_title: title,
      profile: { display_name: 'Zubeida F.', ...sheet, qualification: 'B.Tech' },
      file_name: null,
      name_shown_from: 'interview_scheduled',
      contact_shown_from: 'offered',
    });
    expect((await questionOf(all)).body).toEqual(question);
    expect((await all.person.client.get('/api/employee/applications')).body).toMatchObject([
      { stage: 'waiting', company_name },
    ]);
    expect(await shows.shareOf(all.id)).toBe('waiting');
    await recordOf(answer(all, true));
    await shows.acceptTerms(all.company);
    const seen = (await shows.candidateOf(all)).body;
    for (const [field, value] of Object.entries(question.profile)) expect([field, seen[field]]).toEqual([field, value]);
  });

  it('belongs to the person, and only while it waits', async () => {
    const all = await withQuestion();
    const other = await office.employee();
    const path = `/api/employee/jobs/${all.job.id}/question`;
    expect((await other.client.get(path)).body.code).toBe('submission.nothing_asked');
    expect((await all.company.client.get(path)).status).toBe(403);
    expect((await office.agency.anyone.get(path)).status).toBe(401);
    const { sha256 } = (await questionOf(all)).body;
    expect((await answer(all, false)).status).toBe(200);
    expect(await shows.shareOf(all.id)).toBe('declined');
    expect((await all.person.client.put(path, { agrees: true, question_sha256: sha256 })).status).toBe(404);
    expect(await open(all.token)).toMatchObject({ question: null });
  });

  it('is read again when the company would see something else by now', async () => {
    const all = await withQuestion();
    const { question } = await open(all.token);
    await recordOf(all.person.client.put('/api/employee/profile', { qualification: 'Ph.D.' }));
    const words = { token: all.token, agrees: true, question_sha256: question.sha256 };
    expect((await office.agency.anyone.post('/api/consent/question', words)).body.code).toBe('consent.text_changed');
    expect((await open(all.token)).question.profile).toMatchObject({ qualification: 'Ph.D.' });
    expect(await shows.shareOf(all.id)).toBe('waiting');
    expect(await lines(all.person.id)).toEqual([]);
  });
});

describe('the answer', () => {
  it('is a line of proof about this company and job, and no general word', async () => {
    const all = await withQuestion();
    const { company_name, title } = await jobOf(all);
    const { question } = await open(all.token);
    const words = { token: all.token, agrees: true, question_sha256: question.sha256, language: 'hi' };
    expect((await recordOf(office.agency.anyone.post('/api/consent/question', words))).share_with_employers).toBe(null);
    expect(await shows.shareOf(all.id)).toBe('submitted');
    const [line, ...others] = await lines(all.person.id);
    expect(others).toEqual([]);
    const { sha256, waits_until: until, ...shown } = question;
    expect(until).toBeTruthy();
    expect(sha256).toBe(createHash('sha256').update(JSON.stringify(shown)).digest('hex'));
    expect(line).toMatchObject({
      purpose: 'showing',
      agrees: true,
      request_id: all.job.id,
      company_name,
      job_title: title,
      text_sha256: sha256,
      language: 'hi',
      channel: 'link',
      text_version: expect.any(String),
      address: expect.any(String),
      decided_at: expect.anything(),
    });
    expect((await all.person.client.get('/api/me/consents')).body).toMatchObject({ share: { answer: null } });
    const { share_with_employers, history } = (await office.admin.get(`/api/admin/employees/${all.person.id}/consent`))
      .body;
    expect(share_with_employers).toBe(null);
    expect(history).toMatchObject([{ share_with_employers: true, how: 'link', company_name, job_title: title }]);
    const other = await office.job(await office.company());
    const { id } = await office.connect(other.id, all.person.id);
    expect((await shows.submit(id)).body).toMatchObject({ share: 'waiting' });
  });

  it.each([['about the job'], ['of all employers']] as const)(
    '%s leaves the employer named, who was named in the question',
    async (how) => {
      const all = await withQuestion();
      const { company_name } = await jobOf(all);
      if (how === 'of all employers') await shows.agree(all.person.client, true);
      else {
        const { question } = await open(all.token);
        await recordOf(
          office.agency.anyone.post('/api/consent/question', {
            token: all.token,
            agrees: true,
            question_sha256: question.sha256,
          }),
        );
      }
      const mine = async (): Promise<unknown> => (await all.person.client.get('/api/employee/applications')).body;
      expect(await mine()).toMatchObject([{ share: 'submitted', stage: 'new', company_name }]);
      await shows.withdraw(all.id);
      expect(await mine()).toMatchObject([{ share: 'withdrawn', company_name }]);
    },
  );

  it('of yes shows the person in spite of an earlier general no, until the next one', async () => {
    const scene = await shows.scene({ agrees: false });
    await shows.agree(scene.person.client, false);
    const all = await withQuestion(scene);
    await recordOf(answer(all, true));
    await shows.acceptTerms(all.company);
    expect((await shows.candidateOf(all)).status).toBe(200);
    await shows.agree(all.person.client, true);
    await shows.agree(all.person.client, false);
    expect(await shows.shareOf(all.id)).toBe('withdrawn');
    expect((await shows.candidateOf(all)).status).toBe(404);
  });

  it('of no ends this wait only, and the next submission asks again in spite of a general yes', async () => {
    const [all, shown] = [await withQuestion(), await shows.shown()];
    const second = await office.connect(shown.job.id, all.person.id);
    await shows.submit(second.id);
    await recordOf(answer(all, false));
    expect([await shows.shareOf(all.id), await shows.shareOf(second.id)]).toEqual(['declined', 'waiting']);
    expect(await lines(all.person.id)).toMatchObject([{ purpose: 'showing', agrees: false, channel: 'own' }]);
    await shows.agree(all.person.client);
    expect(await shows.shareOf(second.id)).toBe('submitted');
  });

  it('stays with a merge of two records, and goes with the person', async () => {
    const scene = await shows.scene({ agrees: false });
    const all = await withQuestion(scene);
    await recordOf(answer(all, true));
    const other = await office.employee({ name: 'Zubeida Farooqui' });
    await new Merges(office).merge(other.id, all.person.id);
    expect(await lines(other.id)).toMatchObject([{ purpose: 'showing', agrees: true }]);
    expect(await office.sql(`select share from connections where employee_id = $1`, [other.id])).toEqual([
      { share: 'submitted' },
    ]);
    expect((await office.superAdmin.delete(`/api/admin/employees/${other.id}`)).status).toBeLessThan(300);
    expect(await lines(other.id)).toEqual([]);
  });

  it('is among what the person is told of own data', async () => {
    const all = await withQuestion();
    await recordOf(answer(all, true));
    const { company_name } = await jobOf(all);
    expect(JSON.stringify((await all.person.client.get('/api/me/data')).body)).toContain(String(company_name));
  });
});

describe('about a company that the person named', () => {
  const general: [string, (client: ApiClient, id: number, token: string) => Promise<unknown>][] = [
    ['on the own page', (client) => shows.agree(client)],
    ['told by phone', (_, id) => noteByPhone(id)],
    [
      'by the link of the question',
      async (_, _id, token) => {
        const { text } = await open(token);
        const words = { token, share_with_employers: true, text_version: text.version };
        return recordOf(office.agency.anyone.post('/api/consent/answer', words));
      },
    ],
    [
      'among the own data',
      async (client) => {
        const { notice_version } = (await client.get('/api/me/consents')).body;
        const words = { notice_version, language: 'en' };
        await recordOf(client.put('/api/me/consents', { ...words, share: { answer: true } }));
        return recordOf(client.put('/api/me/consents', { ...words, how: 'card', share: { answer: true } }));
      },
    ],
  ];

  it.each(general)('a general yes %s shows nothing to it', async (_, say) => {
    const scene = await shows.scene({ agrees: false });
    await namesCompany(scene);
    const all = await withQuestion(scene);
    await say(all.person.client, all.person.id, all.token);
    expect(await shows.shareOf(all.id)).toBe('waiting');
  });

  it('its own answer does, and the company stays named', async () => {
    const scene = await shows.scene({ agrees: false });
    const name = await namesCompany(scene);
    const all = await withQuestion(scene);
    await recordOf(answer(all, true));
    expect(await shows.shareOf(all.id)).toBe('submitted');
    expect((await all.person.client.get('/api/me/consents')).body).toMatchObject({
      share: { answer: true, not_to: [name] },
    });
    await shows.withdraw(all.id);
    expect(
      (await shows.submit(all.id, { sheet_version: (await shows.sheetOf(all.id))['version'] })).body,
    ).toMatchObject({ share: 'waiting' });
  });
});
