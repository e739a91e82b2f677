import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, recordOf } from '../support/office.js';
import { EDITABLE, type Editable, EDITS, RecordEdits } from '../support/record-edits.js';

const PHONE = 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)';
const MISSING_JOB = 'Company, title, and description are required';
const SALARY = 'Preferred salary must be a number from 0 to 10,00,00,000 rupees';

describe('what an admin edits is checked as what an admin adds', () => {
  let edits: RecordEdits;
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
    edits = new RecordEdits(office);
  });
  afterAll(() => office.close());

  const RULES: Record<Editable, [field: string, value: unknown, message: string][]> = {
    employees: [
      ...[null, '', '  '].map((value): [string, unknown, string] => ['full_name', value, 'Full name is required']),
      ['full_name', 'Asha 2nd', 'Full name may contain only letters and spaces'],
      ...[null, ''].map((value): [string, unknown, string] => ['email', value, 'Email is required']),
      ['email', 'asha@', 'Please enter a valid email address'],
      ...[null, ''].map((value): [string, unknown, string] => ['phone', value, 'Phone number is required']),
      ['phone', '+9198765', PHONE],
      ['phone', '98765 43210', PHONE],
      ['industry', 'Farming', 'Industry must be one of: IT, Non-IT'],
      ['qualification', 'x'.repeat(201), 'Qualification must be at most 200 characters long'],
      ['preferred_salary', 500000600000, SALARY],
      ['preferred_salary', '50,00,00,60,00,00', SALARY],
      ['preferred_salary', -5, SALARY],
      ['skills', 'x'.repeat(61), 'Each skill must be at most 60 characters long'],
      ['resume_link', 'javascript:alert(1)', 'Invalid URL'],
    ],
    companies: [
      ...[null, ''].map((value): [string, unknown, string] => ['name', value, 'Company name is required']),
      ['contact_person_name', '', 'Contact person name is required'],
      ['contact_person_phone', '', 'Contact phone is required'],
      ['contact_person_phone', '9198765', 'Must be exactly 10 digits'],
      ['contact_person_phone', '+1 98765 43210', 'Must be exactly 10 digits'],
      ['contact_email', null, 'Email is required'],
      ['contact_email', 'hr@localhost', 'Please enter a valid email address'],
      ['company_size', '5000', 'Company size must be one of: 1-10, 11-50, 51-200, 201-500, 501-1000, 1000+'],
      ['website_url', 'konkan', 'Invalid URL'],
      ['about_us', 'x'.repeat(5001), 'About us must be at most 5000 characters long'],
    ],
    'job-requests': [
      ...[null, ''].map((value): [string, unknown, string] => ['title', value, MISSING_JOB]),
      ['description', ' ', MISSING_JOB],
      ['title', 'x'.repeat(161), 'Job title must be at most 160 characters long'],
      ['count', 0, 'Must be at least 1'],
      ['count', 1.5, 'Number of positions must be a whole number'],
      ['count', null, 'Number of positions is required'],
      ['count', '', 'Number of positions is required'],
      ['count', 10_001, 'Number of positions must be at most 10000'],
      ['employment_type', 'sometimes', 'Employment type must be one of: Full-time, Part-time, Contract, Internship'],
      ['priority', 'now', 'Priority must be one of: low, medium, high, urgent'],
      ['status', 'gone', 'Status must be one of: open, closed, pending, active'],
      ['status', null, 'Status is required'],
    ],
  };
  const rules = EDITABLE.flatMap((resource) =>
    RULES[resource].map(([field, value, message]) => ({ resource, field, value, message })),
  );

  it.each(rules)('R32: $resource, $field $value: $message', async ({ resource, field, value, message }) => {
    const id = await edits.someId(resource);
    const before = await edits.rowOf(resource, id);
    const answer = await edits.edit(resource, id, { [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ statusCode: 400, error: message, fields: [{ field, message }] });
    expect(await edits.rowOf(resource, id)).toEqual(before);
  });

  const emptied = Object.entries<string[]>({
    employees: ['qualification', 'industry', 'preferred_location', 'preferred_salary', 'notice_period', 'resume_link'],
    companies: ['industry', 'location', 'company_size', 'website_url', 'about_us'],
    'job-requests': ['domain', 'location', 'employment_type', 'salary_range', 'priority', 'requirements'],
  }).flatMap(([resource, fields]) => fields.map((field) => ({ resource: resource as Editable, field })));

  it.each(emptied)('$resource: null or an empty text empties $field', async ({ resource, field }) => {
    const id = await edits.someId(resource);
    for (const empty of [null, '', '  ']) {
      await recordOf(edits.edit(resource, id, EDITS[resource]));
      expect((await recordOf(edits.edit(resource, id, { [field]: empty })))[field]).toBeNull();
    }
  });

  it.each([
    ['employees', 'skills', null, '[]'],
    ['employees', 'skills', 'Java, Spring', '[{"skill_name": "Java"}, {"skill_name": "Spring"}]'],
    ['employees', 'phone', '9811100003', '+919811100003'],
    ['employees', 'preferred_salary', 0, null],
    ['employees', 'preferred_salary', '0', null],
    ['employees', 'preferred_salary', 650000, '650000'],
    ['employees', 'preferred_salary', '5,00,000 - 6,00,000', '5,00,000 - 6,00,000'],
    ['companies', 'contact_person_phone', '+91 98765 43210', '9876543210'],
    ['companies', 'contact_person_phone', '098765 43211', '9876543211'],
    ['companies', 'contact_person_phone', '91 98765 43212', '9876543212'],
    ['job-requests', 'employment_type', 'full_time', 'Full-time'],
    ['job-requests', 'status', 'active', 'active'],
  ] as const)('%s: %s %j becomes %j', async (resource, field, value, stored) => {
    const id = await edits.someId(resource);
    expect((await recordOf(edits.edit(resource, id, { [field]: value })))[field]).toEqual(stored);
  });
});
