import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atOnce } from '../../test/support/accounts.js';
import { jobForm } from '../../test/support/agency.js';
import { type Member, Office, recordOf } from '../../test/support/office.js';

const MAX_OPEN = 500;
const TOO_MANY_OPEN = 'You have 500 open job requests. Please close some of them first.';
const TOO_OFTEN = 'You have made many changes in a short time. Please wait a while and try again.';

/** A company that has done this so many times, so many seconds ago. */
async function companyThat(office: Office, action: string, count: number, secondsAgo: number): Promise<Member> {
  const company = await office.company();
  await office.sql(
    `insert into audit_log (actor_id, actor_email, actor_role, action, kind, at)
     select $1, $2, 'company', $3, 'job request', now() - $5 * interval '1 second' from generate_series(1, $4::int)`,
    [company.userId, company.email, action, count, secondsAgo],
  );
  return company;
}

describe('R65: what companies and employees may post', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open({ RATE_LIMITS: 'on' });
  });
  afterAll(() => office.close());

  it.each([
    ['a hundred job requests an hour', 'created', 100, 1_800, 3_600],
    ['three hundred job requests a day', 'created', 300, 7_200, 86_400],
    ['three hundred changes an hour', 'updated', 300, 1_800, 3_600],
    ['fifteen hundred changes a day', 'updated', 1_500, 7_200, 86_400],
  ])('R65: %s', async (_, action, max, secondsAgo, window) => {
    const company = await companyThat(office, action, max - 1, secondsAgo);
    expect((await company.client.post('/jobs/create', jobForm())).status).toBe(201);
    const refused = await company.client.post('/jobs/create', jobForm());
    expect([refused.status, refused.body.error]).toEqual([429, TOO_OFTEN]);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(window - secondsAgo - 60);
    expect(wait).toBeLessThanOrEqual(window - secondsAgo);
    expect(await office.count('job_requests where company_id = $1', [company.id])).toBe(1);
  });

  it('R65: no more of them when many are posted at the same moment', async () => {
    const company = await companyThat(office, 'created', 99, 60);
    const answers = await atOnce(6, () => company.client.post('/jobs/create', jobForm()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429, 429, 429, 429, 429]);
  });

  it('a company gives itself three names a day', async () => {
    const company = await office.company();
    const { contact_person_phone: _, ...own } = await recordOf(company.client.get('/users/profile'));
    const statuses: number[] = [];
    for (const name of ['Zeta One', 'Zeta Two', 'Zeta Three', 'Zeta Secret Holdings', 'Zeta Three']) {
      const body = {
        ...own,
        location: 'Goa',
        industry: 'IT',
        company_size: '11-50',
        contact_person_phone: '9876543210',
      };
      statuses.push((await company.client.put(`/api/companies/${company.id}`, { ...body, name })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
  });

  it('R65: one link of a mail is opened 30 times in ten minutes from an address, whether or not it works', async () => {
    const person = await office.addEmployee();
    await recordOf(
      office.admin.post(`/api/admin/employees/${person.id}/consent`, { how: 'phone', share_with_employers: true }),
    );
    const [mail] = await office.agency.mail.mailsSaying(String(person['email']), 'consent#');
    const token = /\/consent#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const statuses = await atOnce(
      33,
      async () => (await office.agency.anyone.post('/api/consent/open', { token })).status,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  });

  it('R65: files that cannot be resumes are counted, too, apart from those that are kept', async () => {
    const [person, other] = await Promise.all([office.employee(), office.employee()]);
    const upload = async ({ client }: Member, text: string): Promise<number> =>
      (await client.upload('/api/employee/resume', Buffer.from(text), 'cv.txt')).status;
    expect(await upload(person, 'Resume of Asha Rao')).toBe(201);
    for (let n = 0; n < 30; n += 1) expect(await upload(person, '<!doctype html>')).toBe(415);
    expect(await upload(person, '<!doctype html>')).toBe(429);
    expect(await upload(person, 'Resume of Asha Rao')).toBe(429);
    for (let n = 0; n < 20; n += 1) expect(await upload(other, `Resume ${n}`)).toBe(201);
    expect(await upload(other, 'Resume 20')).toBe(429);
  });

  it('R65: changes of a job request and of a profile count, those of other accounts and of the agency do not', async () => {
    const company = await companyThat(office, 'created', 99, 60);
    const job = await office.job(company);
    expect((await company.client.put(`/jobs/requests/${job.id}`, { status: 'closed' })).status).toBe(200);
    expect((await office.admin.post('/jobs/create', { ...jobForm(), company_id: company.id })).status).toBe(201);
    const other = await companyThat(office, 'updated', 300, 60);
    expect((await other.client.put(`/jobs/requests/${job.id}`, { status: 'open' })).status).toBe(404);
    const profile = { ...companyProfile, about_us: 'New' };
    expect((await other.client.put(`/api/companies/${other.id}`, profile)).status).toBe(429);
  });

  it('R65: five hundred open job requests, also when many are posted or opened at the same moment', async () => {
    const company = await office.company();
    const add = (count: number, status: string): Promise<unknown> =>
      office.sql(
        `insert into job_requests (company_id, company_name, title, description, status)
         select $1, '', 'Job ' || n, 'Any', $3 from generate_series(1, $2::int) n`,
        [company.id, count, status],
      );
    await add(MAX_OPEN - 1, 'open');
    await add(5, 'closed');
    const [closed] = await office.sql<{ request_id: number }>(
      `select request_id from job_requests where company_id = $1 and status = 'closed'`,
      [company.id],
    );
    const answers = await atOnce(6, () => company.client.post('/jobs/create', jobForm()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    const opened = await company.client.put(`/jobs/requests/${closed?.request_id}`, { status: 'open' });
    expect([opened.status, opened.body.error]).toEqual([409, TOO_MANY_OPEN]);
    expect((await company.client.put(`/jobs/requests/${closed?.request_id}`, { title: 'Still closed' })).status).toBe(
      200,
    );
    await office.sql(`update job_requests set status = 'closed' where company_id = $1`, [company.id]);
    expect((await company.client.put(`/jobs/requests/${closed?.request_id}`, { status: 'open' })).status).toBe(200);
  });
});

const companyProfile = {
  name: 'Sahyadri',
  contact_person_name: 'Ravi Menon',
  contact_person_phone: '9800000001',
  industry: 'IT',
  location: 'Pune',
  company_size: '11-50',
  website_url: '',
  about_us: '',
};
