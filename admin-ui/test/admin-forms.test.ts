import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  addAdminForm,
  addCompanyForm,
  addEmployeeForm,
  addJobForm,
  connectionDetailsForm,
  createConnectionForm,
  editCompanyForm,
  editEmployeeForm,
  editJobForm,
} from '../src/kit/forms/admin-forms';
import { t } from '../src/texts/console';

const PASSWORD = { password: 'mango-lassi-42' };
const FORMS = {
  employee: addEmployeeForm,
  company: addCompanyForm,
  job: addJobForm,
  connection: createConnectionForm,
  details: connectionDetailsForm,
  admin: addAdminForm,
  'edited employee': editEmployeeForm,
  'edited company': editCompanyForm,
  'edited job': editJobForm,
};
type Form = keyof typeof FORMS;

const EMPLOYEE = {
  full_name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+919876543210',
  qualification: '',
  industry: '',
  preferred_location: '',
  preferred_salary: '',
  notice_period: '',
  skills: '',
  resume_link: '',
};
const COMPANY = {
  name: 'Acme',
  contact_person_name: 'Ravi Menon',
  contact_email: 'hr@acme.in',
  contact_person_phone: '+919876543210',
  location: '',
  industry: '',
};
const JOB = {
  title: 'Driver',
  description: 'Drive.',
  domain: '',
  location: '',
  employment_type: '',
  salary_range: '',
  count: '1',
  priority: '',
  requirements: '',
};

/** The least that is right. */
const RIGHT: Record<Form, object> = {
  employee: { ...EMPLOYEE, ...PASSWORD },
  company: { ...COMPANY, ...PASSWORD },
  job: { company_id: 5, ...JOB },
  connection: { request_id: 4, employee_id: 9, notes: '' },
  details: { joining_date: '', offered_salary: '', final_salary: '', admin_notes: '' },
  admin: { full_name: 'Meera Iyer', email: 'meera@niyukt.example', ...PASSWORD },
  'edited employee': { ...EMPLOYEE, present_employer: '', blocked_companies: '', off_limits_until: '' },
  'edited company': {
    ...COMPANY,
    company_size: '',
    website_url: '',
    about_us: '',
    off_limits_until: '',
    owner_id: '',
  },
  'edited job': { ...JOB, status: 'open', close_reason: '', owner_id: '' },
};

function sentenceFor(form: Form, field: string, value: unknown): string | undefined {
  const result = z.safeParse(FORMS[form] as z.ZodMiniType, { ...RIGHT[form], [field]: value });
  return result.error?.issues.find(({ path }) => path[0] === field)?.message;
}

const PHONE_FORM = 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)';
const SHORT = 'Password must be at least 8 characters long';
const NO_EMAIL = 'Please enter a valid email address';
const ONE_AMOUNT = 'Enter one amount in rupees, such as 600000';

const email = (form: Form, field = 'email'): [Form, string, unknown, string | undefined][] => [
  [form, field, '', 'Email is required'],
  [form, field, '   ', 'Email is required'],
  [form, field, 'asha', NO_EMAIL],
  [form, field, 'asha@example', NO_EMAIL],
  [form, field, 'asha rao@example.in', NO_EMAIL],
  [form, field, ' Asha@Example.IN ', undefined],
];
const password = (form: Form): [Form, string, unknown, string | undefined][] => [
  [form, 'password', '', 'Password is required'],
  [form, 'password', 'seven77', SHORT],
  [form, 'password', '😀😀😀😀', SHORT],
  [form, 'password', 'eight888', undefined],
];
const phone = (form: Form, field: string): [Form, string, unknown, string | undefined][] => [
  [form, field, '', 'Phone number is required'],
  [form, field, '+91', 'Phone number is required'],
  [form, field, '+91987654321', PHONE_FORM],
  [form, field, '+9198765432100', PHONE_FORM],
  [form, field, '9876543210', PHONE_FORM],
  [form, field, '+9198765 43210', PHONE_FORM],
];
const employee = (form: Form): [Form, string, unknown, string | undefined][] => [
  ...email(form),
  ...phone(form, 'phone'),
  [form, 'full_name', '', 'Full name is required'],
  [form, 'full_name', '  ', 'Full name is required'],
  [form, 'full_name', 'Asha 2', t('name.letters')],
  [form, 'full_name', 'आशा राव', undefined],
  [form, 'industry', 'IT', undefined],
  [form, 'industry', 'Non-IT', undefined],
  [form, 'industry', 'Farming', t('field.choose')],
  [form, 'resume_link', 'https://cv.example.in/asha.pdf', undefined],
  [form, 'resume_link', 'javascript:alert(1)', 'Invalid URL'],
];
const company = (form: Form): [Form, string, unknown, string | undefined][] => [
  ...email(form, 'contact_email'),
  ...phone(form, 'contact_person_phone'),
  [form, 'name', '', 'Company name is required'],
  [form, 'name', '  ', 'Company name is required'],
  [form, 'contact_person_name', '', 'Contact person name is required'],
  [form, 'contact_person_name', 'R2D2', t('name.letters')],
  [form, 'industry', 'Farming', t('field.choose')],
];
const job = (form: Form): [Form, string, unknown, string | undefined][] => [
  [form, 'title', '', 'Job title is required'],
  [form, 'title', '  ', 'Job title is required'],
  [form, 'description', '', 'Description is required'],
  [form, 'count', '', 'Number of positions is required'],
  [form, 'count', '0', 'Must be at least 1'],
  [form, 'count', '10001', t('count.most')],
  [form, 'count', '1.5', t('count.whole')],
  [form, 'priority', 'soon', t('field.choose')],
  ...['low', 'medium', 'high', 'urgent'].map(
    (priority) => [form, 'priority', priority, undefined] satisfies [Form, string, unknown, undefined],
  ),
];

const CASES: [Form, string, unknown, string | undefined][] = [
  ...employee('employee'),
  ...password('employee'),
  ['employee', 'preferred_salary', '600000', undefined],
  ['employee', 'preferred_salary', '6,00,000', undefined],
  ['employee', 'preferred_salary', '6 LPA', ONE_AMOUNT],
  ['employee', 'preferred_salary', '5,00,000 - 6,00,000', ONE_AMOUNT],
  ['employee', 'preferred_salary', '-1', ONE_AMOUNT],
  ...company('company'),
  ...password('company'),
  ...job('job'),
  ['job', 'company_id', null, 'Company is required'],
  ['job', 'company_id', '', 'Company is required'],
  ['job', 'employment_type', 'Full-time', t('field.choose')],
  ...['full_time', 'part_time', 'contract', 'internship'].map(
    (type) => ['job', 'employment_type', type, undefined] satisfies (typeof CASES)[number],
  ),
  ...employee('edited employee'),
  ['edited employee', 'preferred_salary', '6,00,000 - 8,00,000 per year', undefined],
  ...company('edited company'),
  ['edited company', 'company_size', '11-50', undefined],
  ['edited company', 'company_size', 'many', t('field.choose')],
  ['edited company', 'website_url', 'acme', 'Invalid URL'],
  ...job('edited job'),
  ['edited job', 'employment_type', 'Full-time', undefined],
  ['edited job', 'employment_type', 'full_time', t('field.choose')],
  ['edited job', 'status', 'active', undefined],
  ['edited job', 'status', '', 'Status is required'],
  ['connection', 'request_id', null, t('connection.jobMissing')],
  ['connection', 'request_id', '', t('connection.jobMissing')],
  ['connection', 'employee_id', null, t('connection.employeeMissing')],
  ['details', 'joining_date', '2026-05-04', undefined],
  ['details', 'joining_date', '4 May', t('date.invalid')],
  ...email('admin'),
  ...password('admin'),
  ['admin', 'full_name', '', 'Full name is required'],
];

describe('the console’s forms', () => {
  it.each(Object.keys(RIGHT) as Form[])('take the least of: %s', (form) => {
    expect(z.safeParse(FORMS[form] as z.ZodMiniType, RIGHT[form]).success).toBe(true);
  });

  it.each(CASES)('%s: %s %j says %s', (form, field, value, sentence) => {
    expect(sentenceFor(form, field, value)).toBe(sentence);
  });

  it('answer an e-mail trimmed and lowercased', () => {
    expect(z.parse(addCompanyForm, { ...RIGHT.company, contact_email: '  HR@Acme.IN ' }).contact_email).toBe(
      'hr@acme.in',
    );
  });

  it.each([
    ['job.invalid', 'Company, title, and description are required'],
    ['connection.invalid', 'Please select both job and employee'],
    ['delete.refused', 'Only Super Admin can delete records'],
    ['dashboard.loadFailed', 'Failed to load dashboard data. Please refresh the page.'],
    ['employee.added', 'Employee added successfully'],
    ['employee.addFailed', 'Failed to add employee'],
    ['company.added', 'Company added successfully'],
    ['company.addFailed', 'Failed to add company'],
    ['job.added', 'Job request added successfully'],
    ['job.addFailed', 'Failed to add job request'],
    ['connection.created', 'Connection created successfully'],
    ['connection.createFailed', 'Failed to create connection'],
    ['status.updated', 'Placement status updated successfully'],
    ['status.failed', 'Failed to update placement status'],
    ['delete.failed', 'Failed to delete'],
  ] as const)('%s is the specification’s sentence', (key, sentence) => {
    expect(t(key)).toBe(sentence);
  });

  it('ask with the specification’s sentences', () => {
    expect(t('delete.confirm', { kind: t('kind.jobRequest') })).toBe(
      'Are you sure you want to delete this job request? This action cannot be undone.',
    );
    expect(t('status.confirm', { status: 'placed' })).toBe('Are you sure you want to update status to "placed"?');
    expect(t('delete.done', { kind: t('kindTitle.company') })).toBe('Company deleted successfully');
  });
});
