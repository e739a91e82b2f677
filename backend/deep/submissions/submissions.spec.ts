import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';
import { PdfReader } from '../../test/support/pdf-reader.js';
import { Showings } from '../../test/support/showings.js';

let office: Office;
let shows: Showings;
beforeAll(async () => {
  office = await Office.open();
  shows = new Showings(office);
});
afterAll(() => office.close());

describe('a submission', () => {
  it('leaves out a text that was not confirmed', async () => {
    const all = await shows.scene();
    await shows.saveSheet(all.id, { headline: 'Welder', resume_text: 'Zubeida Farooqui, 9876543210' });
    await shows.submit(all.id, { sheet_version: 1 });
    await shows.acceptTerms(all.company);
    expect((await shows.candidateOf(all)).body).toMatchObject({ headline: 'Welder', resume_text: null });
  });

  it('takes a long text in any script', async () => {
    const { id } = await shows.scene();
    const text = 'अनुभव '.repeat(34_000).slice(0, 199_999);
    expect((await shows.saveSheet(id, { resume_text: text, confirmed: true })).status).toBe(200);
    expect(await shows.sheetOf(id)).toMatchObject({ resume_text: text.trim(), version: 1 });
    const tooLong = await shows.saveSheet(id, { resume_text: 'अ'.repeat(200_001), version: 1 });
    expect(tooLong.body).toMatchObject({ statusCode: 400, fields: [{ field: 'resume_text' }] });
    expect((await shows.saveSheet(id, { resume_text: 'x'.repeat(1_300_000), version: 1 })).status).toBe(413);
  });

  it('happens once of two at the same moment, and of a repeated call', async () => {
    const { id } = await shows.scene();
    expect(await statusesOf([shows.submit(id), shows.submit(id)])).toEqual([201, 409]);
    const again = await shows.scene();
    const key = { 'idempotency-key': randomUUID() };
    const path = `/api/admin/connections/${again.id}/submit`;
    const both = [1, 2].map(() => office.admin.post(path, { sheet_version: 0 }, key));
    expect(new Set((await Promise.all(both)).map(({ status }) => status))).toEqual(new Set([201]));
    expect(await office.count('submissions where connection_id = $1', [again.id])).toBe(1);
  });

  it('is confirmed by code where the person is off limits', async () => {
    const { id, person } = await shows.scene();
    await recordOf(office.admin.patch(`/api/admin/employees/${person.id}`, { off_limits_until: '2099-01-01' }));
    const refused = await shows.submit(id);
    expect(refused.body).toMatchObject({ code: 'submission.to_confirm', fields: [{ field: 'person_off_limits' }] });
    expect((await shows.sheetOf(id))['to_confirm']).toMatchObject([{ code: 'person_off_limits' }]);
    const confirm = ['placed_elsewhere', 'duplicate', 'person_off_limits'];
    expect((await shows.submit(id, { confirm })).status).toBe(201);
    const entries = await rowsOf(
      office.superAdmin.list('audit-log', { filter: { kind: 'connection', record_id: String(id) } }),
    );
    const after = entries.map((entry) => entry['after'] as ApiRecord | null);
    expect(after.find((values) => values?.['share'] === 'submitted')).toMatchObject({
      confirmed: ['person_off_limits'],
    });
  });

  it('of fifty says what became of each, with one mail', async () => {
    const first = await shows.scene();
    const waits = await office.connect(first.job.id, (await office.addEmployee()).id);
    const other = await shows.scene();
    const { body } = await office.admin.post(`/api/admin/job-requests/${first.job.id}/submissions`, {
      connection_ids: [first.id, waits.id, other.id],
    });
    expect(body).toMatchObject({
      submitted: [first.id],
      waiting: [waits.id],
      refused: [{ connection_id: other.id, code: 'connection.not_found' }],
    });
  });
});

describe('consent', () => {
  it('that is refused again declines what waits, and the agency hears of it', async () => {
    const { id, person, job } = await shows.scene({ agrees: false });
    await shows.agree(person.client, false);
    expect((await shows.submit(id)).body).toMatchObject({ share: 'waiting' });
    await shows.agree(person.client, false);
    expect(await shows.shareOf(id)).toBe('declined');
    const other = await office.connect((await office.jobFor((await office.addCompany()).id)).id, person.id);
    expect((await shows.submit(other.id)).body).toMatchObject({ share: 'waiting' });
    const { notice_version } = (await person.client.get('/api/me/consents')).body;
    const no = { notice_version, language: 'en', share: { answer: false } };
    expect((await person.client.put('/api/me/consents', no)).status).toBe(200);
    expect(await shows.shareOf(other.id)).toBe('declined');
    const { history } = (await office.admin.get(`/api/admin/employees/${person.id}/consent`)).body;
    expect(history).toHaveLength(1);
    const bell = await recordOf(office.admin.get('/api/me/notifications'));
    expect(bell['notifications']).toContainEqual(
      expect.objectContaining({
        record_id: id,
        text: `Zubeida Farooqui does not want to be shown for ${String(job['title'])}`,
      }),
    );
  });

  it('that the person refused themselves is not noted as given by the staff', async () => {
    const { person } = await shows.scene({ agrees: false });
    const note = (share_with_employers: boolean): Promise<ApiAnswer> =>
      office.admin.post(`/api/admin/employees/${person.id}/consent`, { how: 'phone', share_with_employers });
    expect((await note(true)).status).toBe(201);
    expect((await note(false)).status).toBe(201);
    expect((await note(true)).status).toBe(201);
    await shows.agree(person.client, false);
    expect(await note(true)).toMatchObject({ status: 409, body: { code: 'consent.refused_by_person' } });
    expect((await note(false)).status).toBe(201);
    expect((await note(true)).body.code).toBe('consent.refused_by_person');
    await shows.agree(person.client, true);
    expect((await note(true)).status).toBe(201);
  });

  it('that an admin noted is mailed to the person', async () => {
    const { person } = await shows.scene({ agrees: false });
    const path = `/api/admin/employees/${person.id}/consent`;
    expect((await office.admin.post(path, { how: 'phone' })).body).toMatchObject({
      share_with_employers: true,
      how: 'phone',
    });
    expect(await shows.mailTo(person.email, /You agreed/)).toMatch(/\/consent#/);
    expect((await office.admin.post(path, { how: 'own' })).status).toBe(400);
  });

  it('is refused for a single job', async () => {
    const all = await shows.shown();
    const path = `/api/employee/jobs/${all.job.id}/withdraw`;
    expect((await all.person.client.post(path, { reason: 'Too far' })).status).toBe(200);
    expect((await shows.candidateOf(all)).status).toBe(404);
    expect((await shows.submit(all.id)).body).toMatchObject({ code: 'submission.person_refused' });
    expect((await (await office.employee()).client.post(path, {})).status).toBe(404);
  });
});

describe('what a company sees', () => {
  it('cannot be requested by what is hidden', async () => {
    const all = await shows.shown();
    const { phone, email } = await office.seen('employees', all.person.id);
    for (const q of ['Farooqui', String(phone).slice(3), String(email)]) {
      expect((await shows.listOf(all, `?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body).toEqual([]);
    }
    expect((await shows.listOf(all, '?filter={"full_name":"Zubeida%20Farooqui"}')).body).toEqual([]);
    expect((await shows.listOf(all, '?filter={"phone":"1"}')).status).toBe(400);
    expect((await shows.listOf(all, '?filter={"company_id":1}')).status).toBe(400);
    expect((await shows.listOf(all, '?filter={"q":"Zubeida"}')).body).toHaveLength(1);
  });

  it('is logged, and the first opening stays', async () => {
    const all = await shows.shown();
    await shows.candidateOf(all);
    const openings = await rowsOf(office.admin.get(`/api/admin/connections/${all.id}/openings`));
    const { name: reader } = await office.seen('companies', all.company.id);
    expect(openings).toMatchObject([{ channel: 'login', reader, times: 1 }]);
    await recordOf(office.superAdmin.delete(`/api/admin/connections/${all.id}`));
    const [line] = await office.sql(
      'select connection_id, employee_name, first_opened_by from submissions where origin_employee_id = $1',
      [all.person.id],
    );
    expect(line).toEqual({
      connection_id: null,
      employee_name: 'Zubeida Farooqui',
      first_opened_by: all.company.email,
    });
  });

  it('is opened by each list that shows the person, once a day for each account', async () => {
    const all = await shows.shown();
    const openings = (): Promise<ApiRecord[]> => rowsOf(office.admin.get(`/api/admin/connections/${all.id}/openings`));
    await shows.listOf(all, '?filter={"q":"nobody"}');
    expect(await openings()).toEqual([]);
    for (const _ of [1, 2]) expect((await shows.listOf(all)).body).toHaveLength(1);
    const { name } = await office.seen('companies', all.company.id);
    expect(await openings()).toMatchObject([{ channel: 'login', reader: name, times: 1 }]);
    const [line] = await office.sql(
      `select s.first_opened_by, i.first_opened_on is not null as is_proven from submissions s
         join introductions i using (employee_id, company_id) where s.connection_id = $1`,
      [all.id],
    );
    expect(line).toEqual({ first_opened_by: all.company.email, is_proven: true });
    const colleague = await office.colleague(all.company);
    await shows.acceptTerms(colleague);
    await shows.listOf({ ...all, company: colleague });
    await shows.withdraw(all.id);
    await shows.submit(all.id);
    await shows.listOf(all);
    expect((await openings()).map(({ reader }) => reader)).toEqual([name, `Kavya Shetty, ${String(name)}`, name]);
  });

  it('is a PDF that names nobody but the reader', async () => {
    const all = await shows.shown();
    const answer = await all.company.client.get(`/api/company/candidates/${all.id}/profile.pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).not.toMatch(/Zubeida/);
    expect(answer.text).toMatch(/^%PDF/);
    expect((await all.company.client.get(`/api/company/candidates/${all.id}/resume`)).status).toBe(404);
  });

  it('says on each page for whom it was drawn and on which day, however long the address is', async () => {
    await setAgency(office);
    const all = await shows.shown();
    const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date());
    for (const letters of [8, 48, 74, 200]) {
      const email = `kavya@${'d'.repeat(letters).replaceAll(/d{40}(?=d)/g, '$&.')}.example.in`;
      const member = await office.colleague(all.company, 'member', email);
      await shows.acceptTerms(member);
      const { content } = await member.client.download(`/api/company/candidates/${all.id}/profile.pdf`);
      const foot = /Confidential.*Limited\./.exec(await (await PdfReader.of(content)).letters())?.[0];
      const shown = email.length > 80 ? `${email.slice(0, 40)}…${email.slice(-40)}` : email;
      const expected = `Confidential. For ${shown}, ${day}. Introduced by Niyukt Staffing Private Limited.`;
      expect(foot).toBe(expected.replaceAll(' ', ''));
    }
  });
});
