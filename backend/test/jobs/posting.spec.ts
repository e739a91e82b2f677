import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobForm } from '../support/agency.js';
import { type ApiAnswer } from '../support/api-client.js';
import { type ApiRecord, type Member, Office, recordOf, refusalOf, rowsOf } from '../support/office.js';

const COMPANY_FIELDS = [
  'id',
  'request_id',
  'company_id',
  'title',
  'domain',
  'description',
  'employment_type',
  'location',
  'salary_range',
  'skills',
  'count',
  'status',
  'created_at',
];
const ADMIN_FIELDS = [
  ...COMPANY_FIELDS,
  'close_reason',
  'company_name',
  'owner_id',
  'priority',
  'requirements',
  'version',
];
const REQUIRED = {
  title: 'Job title is required',
  domain: 'Domain is required',
  description: 'Description is required',
  employment_type: 'Employment type is required',
  location: 'Location is required',
  count: 'Number of positions is required',
};
const TYPES = 'Employment type must be one of: Full-time, Part-time, Contract, Internship';
const MISSING = 'Company, title, and description are required';
const SPELLINGS = [
  ['Full-time', 'Full-time'],
  ['Part-time', 'Part-time'],
  ['Contract', 'Contract'],
  ['Internship', 'Internship'],
  ['full_time', 'Full-time'],
  ['part_time', 'Part-time'],
  ['contract', 'Contract'],
  ['internship', 'Internship'],
] as const;

describe('POST /jobs/create', () => {
  let office: Office;
  let acme: Member;
  let other: Member;
  beforeAll(async () => {
    office = await Office.open();
    acme = await office.company({ companyName: 'Acme' });
    other = await office.company({ companyName: 'Konkan Foods' });
  });
  afterAll(() => office.close());

  const post = (fields: Record<string, unknown>): Promise<ApiAnswer> =>
    acme.client.post('/jobs/create', jobForm(fields));
  const postFor = (fields: Record<string, unknown>): Promise<ApiAnswer> =>
    office.admin.post('/jobs/create', { company_id: acme.id, title: 'Nurse', description: 'Night shifts.', ...fields });

  describe('by a company', () => {
    it('answers the job as the own list shows it, open', async () => {
      const job = await recordOf(post({ title: 'Data Engineer' }));
      expect(Object.keys(job).toSorted()).toEqual(COMPANY_FIELDS.toSorted());
      expect(job).toMatchObject({ ...jobForm({ title: 'Data Engineer' }), status: 'open', company_id: acme.id });
      expect(job['request_id']).toBe(job.id);
      const [first] = await rowsOf(acme.client.get('/jobs/requests'));
      expect(first).toEqual(job);
    });

    const missing = Object.entries(REQUIRED).flatMap(([field, message]) =>
      (field === 'count' ? [undefined, null, ''] : [undefined, null, '', '  ']).map((value) => ({
        field,
        value,
        message,
      })),
    );

    it.each(missing)('R32: $field $value: $message', async ({ field, value, message }) => {
      const before = await office.count('job_requests');
      const answer = await post({ [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ statusCode: 400, error: message, fields: [{ field, message }] });
      expect(await office.count('job_requests')).toBe(before);
    });

    it('R32: an empty body names every required field', async () => {
      const answer = await acme.client.post('/jobs/create', {});
      const fields = Object.entries(REQUIRED).map(([field, message]) => ({ field, message }));
      expect((answer.body as { fields: unknown }).fields).toMatchObject(fields);
    });

    it.each([
      ['count', 0, 'Must be at least 1'],
      ['count', -5, 'Must be at least 1'],
      ['count', 10_001, 'Number of positions must be at most 10000'],
      ['count', 1e15, 'Number of positions must be at most 10000'],
      ['count', 1.5, 'Number of positions must be a whole number'],
      ['count', '3', 'Number of positions must be a whole number'],
      ['count', 'three', 'Number of positions must be a whole number'],
      ['count', true, 'Number of positions must be a whole number'],
      ['count', [1], 'Number of positions must be a whole number'],
      ['employment_type', 'Full time', TYPES],
      ['employment_type', 'FULL_TIME', TYPES],
      ['employment_type', 'Freelance', TYPES],
      ['title', 'x'.repeat(161), 'Job title must be at most 160 characters long'],
      ['title', 'two\nlines', 'Job title has characters that are not text'],
      ['title', 7, 'Job title must be text'],
      ['domain', 'x'.repeat(101), 'Domain must be at most 100 characters long'],
      ['location', 'x'.repeat(101), 'Location must be at most 100 characters long'],
      ['salary_range', 'x'.repeat(101), 'Salary range must be at most 100 characters long'],
      ['description', 'x'.repeat(5001), 'Description must be at most 5000 characters long'],
      ['description', '🙂'.repeat(5001), 'Description must be at most 5000 characters long'],
      ['description', 'null \u0000 byte', 'Description has characters that are not text'],
      ['description', 'half \udc00 a sign', 'Description has characters that are not text'],
      ['description', { text: 'x' }, 'Description must be text'],
    ])('R32: %s %j: %s', async (field, value, message) => {
      const answer = await post({ [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: message, fields: [{ field, message }] });
    });

    it.each([
      ['count', 1, 1],
      ['count', 10_000, 10_000],
      ['count', 3.0, 3],
      ['salary_range', undefined, null],
      ['salary_range', '', null],
      ['salary_range', 900000, '900000'],
      ['title', '  स्टाफ़ नर्स 🙂 <b>"ICU"</b>  ', 'स्टाफ़ नर्स 🙂 <b>"ICU"</b>'],
      ['title', 'क'.repeat(160), 'क'.repeat(160)],
      ['description', 'First line\n\n- second\r\n\tthird 👩🏽‍💻', 'First line\n\n- second\r\n\tthird 👩🏽‍💻'],
      ['description', 'x'.repeat(5000), 'x'.repeat(5000)],
      ['description', '🙂'.repeat(5000), '🙂'.repeat(5000)],
      ...SPELLINGS.map(([typed, stored]) => ['employment_type', typed, stored] as const),
    ])('%s %j is answered as %j', async (field, value, stored) => {
      const job = await recordOf(post({ [field]: value }));
      expect(job[field]).toBe(stored);
      expect((await office.seen('job-requests', job.id))[field]).toBe(stored);
    });
  });

  describe('by an admin', () => {
    it('answers the job as the admin list shows it', async () => {
      const body = { ...jobForm({ title: 'Staff Nurse' }), company_id: acme.id, employment_type: 'part_time' };
      const job = await recordOf(
        office.superAdmin.post('/jobs/create', { ...body, priority: 'high', requirements: 'ICU.\nNight shifts.' }),
      );
      expect(Object.keys(job).toSorted()).toEqual(ADMIN_FIELDS.toSorted());
      expect(job).toMatchObject({ ...body, employment_type: 'Part-time', company_name: 'Acme', status: 'open' });
      expect(job).toMatchObject({ priority: 'high', requirements: 'ICU.\nNight shifts.' });
      expect(await office.seen('job-requests', job.id)).toEqual(job);
    });

    it('needs company, title and description only; one position when nothing is said', async () => {
      const job = await recordOf(postFor({}));
      expect(job).toMatchObject({ title: 'Nurse', description: 'Night shifts.', count: 1, status: 'open' });
      const empty = { domain: null, location: null, employment_type: null, salary_range: null, priority: null };
      expect(job).toMatchObject({ ...empty, requirements: null });
    });

    it.each(
      ['company_id', 'title', 'description'].flatMap((field) =>
        [undefined, null, ''].map((value) => ({ field, value })),
      ),
    )('R32: $field $value: the one sentence of the spec', async ({ field, value }) => {
      const answer = await postFor({ [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: MISSING, fields: [{ field, message: MISSING }] });
    });

    it.each([
      ['company_id', 999_999, 404, 'Company not found'],
      ['company_id', 0, 400, MISSING],
      ['company_id', -1, 400, MISSING],
      ['company_id', 1.5, 400, MISSING],
      ['company_id', 2_147_483_648, 400, MISSING],
      ['company_id', [1], 400, MISSING],
      ['priority', 'asap', 400, 'Priority must be one of: low, medium, high, urgent'],
      ['priority', 'High', 400, 'Priority must be one of: low, medium, high, urgent'],
      ['count', 0, 400, 'Must be at least 1'],
      ['count', 10_001, 400, 'Number of positions must be at most 10000'],
      ['employment_type', 'fulltime', 400, TYPES],
      ['requirements', 'x'.repeat(5001), 400, 'Requirements must be at most 5000 characters long'],
    ])('R32: %s %j answers %i %s', async (field, value, status, error) => {
      const before = await office.count('job_requests');
      expect(await refusalOf(postFor({ [field]: value }))).toEqual({ status, error });
      expect(await office.count('job_requests')).toBe(before);
    });

    it.each([
      ...['low', 'medium', 'high', 'urgent'].map((priority) => ['priority', priority, priority] as const),
      ...SPELLINGS.map(([typed, stored]) => ['employment_type', typed, stored] as const),
      ['priority', '', null] as const,
      ['count', null, 1] as const,
      ['count', 10_000, 10_000] as const,
      ['requirements', 'x'.repeat(5000), 'x'.repeat(5000)] as const,
    ])('%s %j is answered as %j', async (field, value, stored) => {
      expect((await recordOf(postFor({ [field]: value })))[field]).toBe(stored);
    });

    it('the company finds the job in its own list, without what the agency notes for itself', async () => {
      const job = await recordOf(postFor({ company_id: other.id, priority: 'urgent', requirements: 'No freshers.' }));
      const [first] = await rowsOf(other.client.get('/jobs/requests'));
      expect(first?.id).toBe(job.id);
      expect(Object.keys(first ?? {}).toSorted()).toEqual(COMPANY_FIELDS.toSorted());
    });
  });

  it('GET /jobs/requests: the own jobs, newest first', async () => {
    const fresh = await office.company();
    expect(await rowsOf(fresh.client.get('/jobs/requests'))).toEqual([]);
    const posted: ApiRecord[] = [];
    for (const title of ['First', 'Second', 'Third']) posted.push(await office.job(fresh, { title }));
    await office.sql(`update job_requests set created_at = created_at - interval '1 day' where request_id = $1`, [
      posted[2]?.id,
    ]);
    const rows = await rowsOf(fresh.client.get('/jobs/requests'));
    expect(rows.map((row) => row['title'])).toEqual(['Second', 'First', 'Third']);
    expect(rows[0]).toEqual(posted[1]);
  });
});
