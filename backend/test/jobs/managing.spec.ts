import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../support/api-client.js';
import { type ApiRecord, type Member, Office, recordOf, refusalOf, rowsOf } from '../support/office.js';

const STATUSES = ['open', 'closed', 'pending', 'active'];

describe('PUT /jobs/requests/{id}', () => {
  let office: Office;
  let acme: Member;
  let job: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    acme = await office.company({ companyName: 'Acme' });
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    job = await office.job(acme, { description: 'One\n\ntwo 🙂' });
  });

  const put = (id: number, body: unknown): Promise<ApiAnswer> => acme.client.put(`/jobs/requests/${id}`, body);
  const stored = async (id: number): Promise<ApiRecord | undefined> =>
    (await rowsOf(acme.client.get('/jobs/requests'))).find((row) => row.id === id);

  it.each(STATUSES.flatMap((from) => STATUSES.map((to) => ({ from, to }))))(
    'the whole job sent back with status $to, from $from',
    async ({ from, to }) => {
      await recordOf(put(job.id, { ...job, status: from }));
      const answered = await recordOf(put(job.id, { ...job, status: to, count: 2 }));
      expect(answered).toEqual({ ...job, status: to });
      expect(await stored(job.id)).toEqual(answered);
      expect((await office.seen('job-requests', job.id))['status']).toBe(to);
    },
  );

  it.each(STATUSES)('a job of an admin, without domain and the rest, sent back with status %s', async (status) => {
    const { id } = await recordOf(
      office.admin.post('/jobs/create', {
        company_id: acme.id,
        title: 'Nurse',
        description: 'Nights.',
        priority: 'low',
      }),
    );
    const own = await stored(id);
    expect(own).toMatchObject({ domain: null, employment_type: null, location: null, salary_range: null });
    expect(await recordOf(put(id, { ...own, status }))).toEqual({ ...own, status });
    expect(await office.seen('job-requests', id)).toMatchObject({ priority: 'low', status });
  });

  it.each(['Open', 'OPEN', 'archived', 'deleted', 'open ; drop', 0, true, ['open'], { open: true }])(
    'R32: status %j is refused and nothing changes',
    async (status) => {
      const error = 'Status must be one of: open, closed, pending, active';
      expect(await refusalOf(put(job.id, { ...job, title: 'Changed', status }))).toEqual({ status: 400, error });
      expect(await stored(job.id)).toEqual(job);
    },
  );

  it.each([
    ['title', '', 'Job title is required'],
    ['title', '   ', 'Job title is required'],
    ['domain', '', 'Domain is required'],
    ['description', '', 'Description is required'],
    ['employment_type', '', 'Employment type is required'],
    ['location', '', 'Location is required'],
    ['count', '', 'Number of positions is required'],
    ['status', '', 'Status is required'],
    ['count', 0, 'Must be at least 1'],
    ['count', '2', 'Number of positions must be a whole number'],
    ['count', 10_001, 'Number of positions must be at most 10000'],
    ['employment_type', 'Freelance', 'Employment type must be one of: Full-time, Part-time, Contract, Internship'],
    ['description', 'x'.repeat(5001), 'Description must be at most 5000 characters long'],
    ['title', 'bell \u0007', 'Job title has characters that are not text'],
  ])('R32: %s %j: %s', async (field, value, message) => {
    const answer = await put(job.id, { ...job, status: 'closed', [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: message, fields: [{ field, message }] });
    expect(await stored(job.id)).toEqual(job);
  });

  it.each([
    ['title', 'Senior React Developer'],
    ['domain', 'Healthcare'],
    ['description', 'नया विवरण\nwith lines 🙂'],
    ['location', 'Remote'],
    ['salary_range', '10,00,000 - 14,00,000'],
    ['count', 7],
    ['employment_type', 'Contract'],
    ['status', 'pending'],
  ])('%s alone changes nothing else', async (field, value) => {
    expect(await recordOf(put(job.id, { [field]: value }))).toEqual({ ...job, [field]: value });
  });

  it('takes the spelling of the admin form', async () => {
    expect((await recordOf(put(job.id, { ...job, employment_type: 'part_time' })))['employment_type']).toBe(
      'Part-time',
    );
  });

  it('an empty salary range empties it, null keeps what must be there', async () => {
    expect((await recordOf(put(job.id, { salary_range: '' })))['salary_range']).toBeNull();
    const nothing = { title: null, domain: null, description: null, location: null, count: null, status: null };
    expect(await recordOf(put(job.id, nothing))).toEqual({ ...job, salary_range: null });
  });

  it('the same job sent back changes nothing and leaves no trace', async () => {
    const entries = await office.count('audit_log');
    expect(await recordOf(put(job.id, job))).toEqual(job);
    expect(await office.count('audit_log')).toBe(entries);
  });

  it('R21: a foreign job, a missing one and one that is gone answer the same', async () => {
    const stranger = await office.company();
    const foreign = await office.job(stranger);
    const gone = await office.job(acme);
    await office.superAdmin.delete(`/api/admin/job-requests/${gone.id}`);
    for (const id of [foreign.id, gone.id, 999_999]) {
      expect(await refusalOf(put(id, { ...job, status: 'closed' }))).toEqual({
        status: 404,
        error: 'Job request not found',
      });
    }
    expect(await office.seen('job-requests', foreign.id)).toMatchObject({ title: foreign['title'], status: 'open' });
  });

  it('R21: a job is not found before its fields are looked at', async () => {
    const foreign = await office.job(await office.company());
    expect((await put(foreign.id, { status: 'closed' })).status).toBe(404);
  });

  it('R29: another spelling of the id is no id', async () => {
    for (const id of [`${job.id}.0`, `0${job.id}`, `${job.id}e0`, `+${job.id}`, `%20${job.id}`]) {
      const answer = await acme.client.put(`/jobs/requests/${id}`, { status: 'closed' });
      expect([id, answer.status]).toEqual([id, 400]);
    }
    expect(await stored(job.id)).toEqual(job);
  });
});
