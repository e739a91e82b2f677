import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { propose } from '../../test/support/interviews.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';
import { type Scene, Showings } from '../../test/support/showings.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

const openingsOf = (id: number): Promise<ApiRecord[]> =>
  rowsOf(office.admin.get(`/api/admin/connections/${id}/openings`));
const claimsOf = async (id: number): Promise<ApiRecord[]> =>
  (await office.admin.get(`/api/admin/connections/${id}/answers`)).body.known;
const known = ({ company, id }: Scene, fields: object = {}): Promise<ApiAnswer> =>
  company.client.put(`/api/company/candidates/${id}/answer`, {
    answer: 'already_known',
    known: { since: '2026-03-01', source: 'Own database', ...fields },
  });

/** Another job of the company, for which the same person is shown. */
async function shownAgain(all: Scene): Promise<Scene> {
  const job = await office.job(all.company);
  const { id } = await office.connect(job.id, all.person.id);
  expect((await shows.submit(id)).status).toBe(201);
  return { ...all, job, id };
}

/** Lets the company's first opening lie so many days back. */
async function openedBefore(id: number, days: number): Promise<void> {
  await office.sql('alter table submissions disable trigger tg_submissions_append_only');
  await office.sql(
    'update submissions set first_opened_at = now() - make_interval(days => $2) where connection_id = $1',
    [id, days],
  );
  await office.sql('alter table submissions enable trigger tg_submissions_append_only');
}

describe('what was shown', () => {
  it('is a snapshot: later edits of the sheet and of the person wait for the next submission', async () => {
    const all = await shows.scene({ fields: { qualification: 'B.Tech', skills: 'React' } });
    const text = { headline: 'Backend developer', note: 'Can join soon.', resume_text: 'Six years.', confirmed: true };
    await shows.saveSheet(all.id, text);
    await shows.submit(all.id, { sheet_version: 1 });
    await shows.acceptTerms(all.company);
    const before = (await shows.candidateOf(all)).body;
    await recordOf(
      all.person.client.put('/api/employee/profile', {
        full_name: 'Zubeida Begum Farooqui',
        qualification: 'M.Tech',
        preferred_location: 'Pune',
      }),
    );
    await shows.saveSheet(all.id, { headline: 'Other', resume_text: 'Zubeida, 98765 43210', version: 1 });
    expect((await shows.candidateOf(all)).body).toEqual(before);
    const [line] = await office.sql<{ same: boolean }>(
      `select sheet_sha256 = encode(sha256(convert_to(shown::text, 'UTF8')), 'hex') as same
       from submissions join sheets using (connection_id) where connection_id = $1`,
      [all.id],
    );
    expect(line?.same).toBe(true);
    await shows.withdraw(all.id);
    await shows.submit(all.id, { sheet_version: 2 });
    expect((await shows.candidateOf(all)).body).toMatchObject({
      headline: 'Other',
      qualification: 'M.Tech',
      resume_text: null,
    });
  });

  it('is read in full by opening the profile only, never from the list', async () => {
    const all = await shows.scene();
    await shows.saveSheet(all.id, { resume_text: 'Six years of TypeScript.', confirmed: true });
    await shows.submit(all.id, { sheet_version: 1 });
    await shows.acceptTerms(all.company);
    expect((await shows.listOf(all)).body).toMatchObject([{ connection_id: all.id, resume_text: null }]);
    expect((await shows.listOf(all, '?filter={"q":"TypeScript"}')).text).not.toContain('Six years');
    expect((await shows.candidateOf(all)).body).toMatchObject({ resume_text: 'Six years of TypeScript.' });
  });

  it('is one line of the log while the same reader looks again within 15 minutes', async () => {
    const all = await shows.shown();
    const timesBy = async (channel: string): Promise<unknown[]> =>
      (await openingsOf(all.id)).filter((line) => line['channel'] === channel).map(({ times }) => times);
    for (const _ of [1, 2, 3]) await shows.candidateOf(all);
    await all.company.client.get(`/api/company/candidates/${all.id}/profile.pdf`);
    expect([await timesBy('login'), await timesBy('file')]).toEqual([[3], [1]]);
    // another reader, a later time and another submission are lines of their own
    const colleague = await office.colleague(all.company);
    await shows.acceptTerms(colleague);
    await shows.candidateOf({ ...all, company: colleague });
    expect(await timesBy('login')).toEqual([1, 3]);
    await office.sql(
      `update candidate_openings set opened_at = opened_at - interval '16 minutes' where connection_id = $1`,
      [all.id],
    );
    await shows.candidateOf(all);
    expect(await timesBy('login')).toEqual([1, 1, 3]);
    await shows.withdraw(all.id);
    await shows.submit(all.id);
    await shows.candidateOf(all);
    expect(await timesBy('login')).toEqual([1, 1, 1, 3]);
  });

  it('has no name, phone or address in fields that people fill themselves', async () => {
    const all = await shows.scene({
      fields: {
        qualification: 'B.Tech, call Zubeida 98765 43210',
        emplocation: 'Pune, me@zubeida.in',
        skills: 'React, Zubeida Farooqui',
      },
    });
    await shows.saveSheet(all.id, {
      headline: 'Zubeida Farooqui, developer',
      note: 'Reach her at zubeida dot f at gmail dot com or nine eight seven six five four three two one zero.',
    });
    await shows.submit(all.id, { sheet_version: 1 });
    await shows.acceptTerms(all.company);
    const { text } = await shows.candidateOf(all);
    const shown = text.replace('"display_name":"Zubeida F."', '');
    expect(shown).not.toMatch(/zubeida|farooqui|98765|gmail|nine eight/i);
    expect(shown).toContain('React');
  });
});

describe('the line of a submission', () => {
  it('cannot be changed or removed by the product’s role, and a merge or an erasure has to say what it is', async () => {
    const { id } = await shows.shown();
    for (const change of [
      `update submissions set employee_name = 'Other' where connection_id = ${id}`,
      `update submissions set sheet_sha256 = repeat('0', 64) where connection_id = ${id}`,
      `update submissions set first_opened_at = null where connection_id = ${id}`,
      `update submissions set connection_id = (select max(connection_id) from connections c where c.connection_id <> ${id}) where connection_id = ${id}`,
      `delete from submissions where connection_id = ${id}`,
      'truncate submissions',
    ]) {
      await expect(
        office.sql(change).then(() => (change.includes('null') ? Promise.reject(new Error('null')) : 0)),
      ).rejects.toThrow();
    }
    const rights = await office.sql<{ granted: boolean }>(
      `select has_table_privilege('${workingRole()}', 'submissions', 'delete')
         or has_column_privilege('${workingRole()}', 'submissions', 'employee_name', 'update')
         or has_table_privilege('${workingRole()}', 'submissions', 'truncate')
         or has_table_privilege('${workingRole()}', 'profile_terms_acceptances', 'update') as granted`,
    );
    expect(rights).toEqual([{ granted: false }]);
  });

  it('outlives job, person and company', async () => {
    const all = await shows.shown();
    await recordOf(office.superAdmin.delete(`/api/admin/job-requests/${all.job.id}`));
    await recordOf(office.superAdmin.delete(`/api/admin/employees/${all.person.id}`));
    await recordOf(office.superAdmin.delete(`/api/admin/companies/${all.company.id}`));
    expect(
      await office.sql(
        `select connection_id, employee_id, company_id, request_id, employee_name, job_title
         from submissions where origin_employee_id = $1`,
        [all.person.id],
      ),
    ).toEqual([
      {
        connection_id: null,
        employee_id: null,
        company_id: null,
        request_id: null,
        employee_name: 'Zubeida Farooqui',
        job_title: 'React Developer',
      },
    ]);
  });

  it('tells the person of employers whose job is gone, when asked', async () => {
    const all = await shows.shown();
    await recordOf(office.superAdmin.delete(`/api/admin/job-requests/${all.job.id}`));
    const mine = async (query = ''): Promise<unknown> =>
      (await all.person.client.get(`/api/employee/applications${query}`)).body;
    expect(await mine()).toEqual([]);
    expect(await mine('?employers=all')).toMatchObject([
      {
        title: 'React Developer',
        company_name: expect.stringContaining('Sahyadri'),
        share: 'withdrawn',
        stage: 'closed',
      },
    ]);
  });

  const workingRole = (): string => new URL(office.agency.database.workingUrl).username;
});

describe('"already known"', () => {
  it('counts from the first opening of the person by the company, whichever job it was for', async () => {
    const first = await shows.shown();
    await shows.candidateOf(first);
    await openedBefore(first.id, 8);
    const second = await shownAgain(first);
    expect((await known(second)).body).toMatchObject({ statusCode: 409, code: 'answer.known_too_late' });
    const other = await shows.shown();
    expect((await known(other)).status).toBe(200);
  });

  it('keeps every guess for the agency, and matches whole phone numbers only', async () => {
    const all = await shows.shown();
    const { phone } = await office.seen('employees', all.person.id);
    const digits = String(phone).slice(-10);
    for (const said of [{ email: 'guess@example.in' }, { phone: digits.slice(-1) }, { phone: `0${digits}` }]) {
      expect((await known(all, said)).body).toEqual({ message: 'Answer saved' });
    }
    expect((await claimsOf(all.id)).map(({ proof, state }) => [proof, state])).toEqual([
      ['matches', 'open'],
      ['differs', 'open'],
      ['differs', 'open'],
    ]);
    const decision = { decision: 'refused', reason: 'Guessed.' };
    const decided = await office.admin.put(`/api/admin/connections/${all.id}/known`, decision);
    expect(decided.body.known.map(({ state }: ApiRecord) => state)).toEqual(['refused', 'refused', 'refused']);
  });
});

describe('what is revealed', () => {
  it('is taken back by the undo of the change that gave it, not by the undo of a later one', async () => {
    const all = await shows.shown();
    await office.setStatus(all.id, 'interview_scheduled');
    await office.setStatus(all.id, 'interview_completed');
    await office.setStatus(all.id, 'interview_scheduled', { is_undo: true });
    expect((await shows.candidateOf(all)).body).toMatchObject({ reveal: 'name' });
    await office.setStatus(all.id, 'offered');
    await office.setStatus(all.id, 'rejected', { is_undo: true });
    expect((await shows.candidateOf(all)).body).toMatchObject({ reveal: 'contact' });
    await office.setStatus(all.id, 'interview_scheduled');
    await office.sql(`update reveals set revealed_at = now() - interval '1 hour' where connection_id = $1`, [all.id]);
    await office.setStatus(all.id, 'rejected', { is_undo: true });
    expect((await shows.candidateOf(all)).body).toMatchObject({ reveal: 'contact' });
  });

  it('comes from statuses of the settings, and from none of the ends', async () => {
    for (const status of ['rejected', 'dropped', 'resigned', 'shortlisted']) {
      const all = await shows.shown();
      await office.setStatus(all.id, status);
      expect((await shows.candidateOf(all)).body).toMatchObject({ reveal: 'none', full_name: null, email: null });
    }
  });

  it.each([
    ['the job was closed', `update job_requests set closed_at = now() - interval '181 days' where request_id = $1`],
    [
      'the person was turned down',
      `update connections set placement_status = 'rejected', status_changed_at = now() - interval '181 days' where request_id = $1`,
    ],
  ])('ends 180 days after %s, but of who was placed', async (_, long) => {
    const all = await shows.shown();
    const { id } = await propose(office, { id: all.id });
    expect((await all.company.client.get('/api/company/interviews')).body).toMatchObject([{ id }]);
    await office.sql(long, [all.job.id]);
    expect((await all.company.client.get('/api/company/interviews')).body).toEqual([]);
    expect((await all.company.client.get(`/api/company/interviews/${id}/feedback`)).status).toBe(404);
    const bell = await recordOf(all.company.client.get('/api/me/notifications'));
    expect(JSON.stringify(bell['notifications'])).not.toContain('Zubeida');
    expect((await shows.candidateOf(all)).status).toBe(404);
    expect((await shows.listOf(all)).body).toEqual([]);
    expect((await all.company.client.get(`/api/company/candidates/${all.id}/profile.pdf`)).status).toBe(404);
    const placed = await shows.shown();
    await office.setStatus(placed.id, 'placed');
    await office.sql(`update job_requests set closed_at = now() - interval '181 days' where request_id = $1`, [
      placed.job.id,
    ]);
    expect((await shows.candidateOf(placed)).body).toMatchObject({ stage: 'placed' });
  });
});

describe('who must not see a person', () => {
  it('is compared by words: short names and legal forms distinguish nothing', async () => {
    const all = await shows.scene();
    for (const [name, typed] of [
      ['HCL Technologies Limited', 'HCL'],
      ['Wipro Ltd', 'Wipro Technologies Pvt. Ltd.'],
      ['Larsen & Toubro Ltd', 'Larsen and Toubro'],
    ]) {
      await recordOf(office.admin.patch(`/api/admin/companies/${all.company.id}`, { name }));
      await recordOf(all.person.client.put('/api/employee/profile', { present_employer: typed }));
      expect((await shows.submit(all.id)).body).toMatchObject({ code: 'submission.present_employer' });
    }
    await recordOf(all.person.client.put('/api/employee/profile', { present_employer: 'Larch Motors' }));
    expect((await shows.submit(all.id)).status).toBe(201);
  });

  it('stops seeing who names it later, and waits end', async () => {
    const named = async ({ company }: Scene): Promise<string> =>
      String((await office.seen('companies', company.id))['name']);
    const [blocked, waiting, placed] = [await shows.shown(), await shows.scene({ agrees: false }), await shows.shown()];
    await shows.submit(waiting.id);
    await office.setStatus(placed.id, 'placed');
    const block = async (all: Scene): Promise<void> => {
      await recordOf(all.person.client.put('/api/employee/profile', { blocked_companies: [await named(all)] }));
    };
    await Promise.all([blocked, waiting, placed].map(block));
    expect(await shows.shareOf(blocked.id)).toBe('withdrawn');
    expect((await shows.candidateOf(blocked)).status).toBe(404);
    expect(await shows.shareOf(waiting.id)).toBe('declined');
    expect(await shows.shareOf(placed.id)).toBe('submitted');
    const employed = await shows.shown();
    const present_employer = await named(employed);
    await recordOf(office.admin.patch(`/api/admin/employees/${employed.person.id}`, { present_employer }));
    expect(await shows.shareOf(employed.id)).toBe('withdrawn');
  });
});

describe('a wait', () => {
  it('ends after 14 days, also for who agrees on the fifteenth', async () => {
    const { id, person } = await shows.scene({ agrees: false });
    await shows.submit(id);
    await office.sql('update sheets set waits_until = now() where connection_id = $1', [id]);
    await shows.agree(person.client);
    expect(await shows.shareOf(id)).toBe('expired');
    expect((await shows.submit(id)).body).toMatchObject({ share: 'submitted' });
  });

  it('is checked again at its end', async () => {
    const { id, job, person } = await shows.scene({ agrees: false });
    await shows.submit(id);
    await recordOf(
      office.admin.patch(`/api/admin/job-requests/${job.id}`, { status: 'closed', close_reason: 'Filled' }),
    );
    await shows.agree(person.client);
    expect(await shows.shareOf(id)).toBe('expired');
  });
});

describe('consent that is no more', () => {
  it('hides the person whatever the connection says', async () => {
    const all = await shows.shown();
    await office.sql(
      `insert into consents (employee_id, purpose, agrees, text_version, channel) values ($1, 'share', false, 'x', 'own')`,
      [all.person.id],
    );
    expect((await shows.candidateOf(all)).status).toBe(404);
    expect((await shows.listOf(all)).body).toEqual([]);
  });
});

describe('two calls for the same people of two jobs', () => {
  it('both come to an end', async () => {
    const [one, two] = [await office.company(), await office.company()];
    const jobs = [await office.job(one), await office.job(two)];
    const people = [await office.employee(), await office.employee()];
    for (const { client } of people) await shows.agree(client);
    const [first, second] = people;
    const orders = [
      [first, second],
      [second, first],
    ];
    const ids: number[][] = [];
    for (const [place, order] of orders.entries()) {
      const made: number[] = [];
      for (const person of order) made.push((await office.connect(jobs[place]?.id ?? 0, person?.id ?? 0)).id);
      ids.push(made);
    }
    const answers = await Promise.all(
      ids.map((connection_ids, place) =>
        office.admin.post(`/api/admin/job-requests/${jobs[place]?.id}/submissions`, { connection_ids }),
      ),
    );
    expect(answers.map(({ body }) => body.submitted.length)).toEqual([2, 2]);
  });
});

describe('a link of a removed member', () => {
  it('ends with the membership', async () => {
    const all = await shows.scene();
    const colleague = await office.colleague(all.company);
    await shows.submit(all.id);
    const text = await shows.mailTo(colleague.email, /A candidate for/);
    const token = /\/shared#([\w-]+)/.exec(text)?.[1] ?? '';
    const { version: terms_version } = (await office.agency.anyone.get('/api/shared/terms')).body;
    const open = (): Promise<ApiAnswer> =>
      office.agency.anyone.post('/api/shared/open', { token, name: 'Kavya', terms_version });
    expect((await open()).status).toBe(200);
    await recordOf(all.company.client.delete(`/api/company/members/${colleague.id}`));
    expect((await open()).body).toMatchObject({ code: 'view_link.ended' });
    const asked = await office.agency.anyone.post('/api/shared/terms', { token });
    expect([asked.status, asked.body]).toMatchObject([404, { code: 'view_link.ended' }]);
  });
});
