import {
  addAdminForm,
  addCompanyForm,
  addEmployeeForm,
  addJobForm,
  connectionDetailsForm,
  createConnectionForm,
} from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const ACCOUNT = { email: 'asha@example.in', mobile: '+919876543210', password: 'mango-lassi-42' };
const FORMS = {
  employee: addEmployeeForm,
  company: addCompanyForm,
  job: addJobForm,
  connection: createConnectionForm,
  details: connectionDetailsForm,
  admin: addAdminForm,
};
type Form = keyof typeof FORMS;

/** The least that is right. */
const RIGHT: Record<Form, object> = {
  employee: {
    ...{ name: 'Asha Rao', ...ACCOUNT, qualification: '', industry: '', emplocation: '' },
    ...{ empsalary: '', skills: '', resume_link: '' },
  },
  company: { companyName: 'Acme', contactPersonName: 'Ravi Menon', ...ACCOUNT, location: '', industry: '' },
  job: {
    ...{ company_id: 5, title: 'Driver', description: 'Drive.', domain: '', location: '', employment_type: '' },
    ...{ salary_range: '', count: '1', priority: '', requirements: '' },
  },
  connection: { request_id: 4, employee_id: 9, notes: '' },
  details: { joining_date: '', offered_salary: '', final_salary: '', admin_notes: '' },
  admin: { full_name: 'Meera Iyer', email: 'meera@niyukt.example', password: 'mango-lassi-42' },
};

function sentenceFor(form: Form, field: string, value: unknown): string | undefined {
  const result = z.safeParse(FORMS[form] as z.ZodMiniType, { ...RIGHT[form], [field]: value });
  return result.error?.issues.find(({ path }) => path[0] === field)?.message;
}

const PHONE_FORM = 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)';
const SHORT = 'Password must be at least 8 characters long';
const NO_EMAIL = 'Please enter a valid email address';

/** Of an account that an admin makes. */
const account = (form: Form): [Form, string, unknown, string | undefined][] => [
  [form, 'email', '', 'Email is required'],
  [form, 'email', '   ', 'Email is required'],
  [form, 'email', 'asha', NO_EMAIL],
  [form, 'email', 'asha@example', NO_EMAIL],
  [form, 'email', 'asha rao@example.in', NO_EMAIL],
  [form, 'email', ' Asha@Example.IN ', undefined],
  [form, 'password', '', 'Password is required'],
  [form, 'password', 'seven77', SHORT],
  [form, 'password', '😀😀😀😀', SHORT],
  [form, 'password', 'eight888', undefined],
];
const phone = (form: Form): [Form, string, unknown, string | undefined][] => [
  [form, 'mobile', '', 'Phone number is required'],
  [form, 'mobile', '+91', 'Phone number is required'],
  [form, 'mobile', '+91987654321', PHONE_FORM],
  [form, 'mobile', '+9198765432100', PHONE_FORM],
  [form, 'mobile', '9876543210', PHONE_FORM],
  [form, 'mobile', '+9198765 43210', PHONE_FORM],
];

const CASES: [Form, string, unknown, string | undefined][] = [
  ...account('employee'),
  ...phone('employee'),
  ['employee', 'name', '', 'Full name is required'],
  ['employee', 'name', '  ', 'Full name is required'],
  ['employee', 'name', 'Asha 2', t('name.letters')],
  ['employee', 'name', 'आशा राव', undefined],
  ['employee', 'industry', 'IT', undefined],
  ['employee', 'industry', 'Non-IT', undefined],
  ['employee', 'industry', 'Farming', t('field.choose')],
  ['employee', 'empsalary', '600000', undefined],
  ['employee', 'empsalary', '6 LPA', t('salary.numeric')],
  ['employee', 'empsalary', '-1', t('salary.numeric')],
  ['employee', 'resume_link', 'https://cv.example.in/asha.pdf', undefined],
  ['employee', 'resume_link', 'javascript:alert(1)', 'Invalid URL'],
  ...account('company'),
  ...phone('company'),
  ['company', 'companyName', '', 'Company name is required'],
  ['company', 'companyName', '  ', 'Company name is required'],
  ['company', 'contactPersonName', '', 'Contact person name is required'],
  ['company', 'contactPersonName', 'R2D2', t('name.letters')],
  ['company', 'industry', 'Farming', t('field.choose')],
  ['job', 'company_id', null, 'Company is required'],
  ['job', 'company_id', '', 'Company is required'],
  ['job', 'title', '', 'Job title is required'],
  ['job', 'title', '  ', 'Job title is required'],
  ['job', 'description', '', 'Description is required'],
  ['job', 'count', '', 'Number of positions is required'],
  ['job', 'count', '0', 'Must be at least 1'],
  ['job', 'count', '10001', t('count.most')],
  ['job', 'count', '1.5', t('count.whole')],
  ['job', 'employment_type', 'Full-time', t('field.choose')],
  ...['full_time', 'part_time', 'contract', 'internship'].map(
    (type) => ['job', 'employment_type', type, undefined] satisfies (typeof CASES)[number],
  ),
  ['job', 'priority', 'soon', t('field.choose')],
  ...['low', 'medium', 'high', 'urgent'].map(
    (priority) => ['job', 'priority', priority, undefined] satisfies (typeof CASES)[number],
  ),
  ['connection', 'request_id', null, t('connection.jobMissing')],
  ['connection', 'request_id', '', t('connection.jobMissing')],
  ['connection', 'employee_id', null, t('connection.employeeMissing')],
  ['details', 'joining_date', '2026-05-04', undefined],
  ['details', 'joining_date', '4 May', t('date.invalid')],
  ...account('admin'),
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
    expect(z.parse(addCompanyForm, { ...RIGHT.company, email: '  HR@Acme.IN ' }).email).toBe('hr@acme.in');
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
