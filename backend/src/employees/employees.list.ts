import { taskRecord } from '../agency/tasks/task-record.js';
import { INDUSTRIES } from '../platform/industry.js';
import {
  field,
  imported,
  listOf,
  nullable,
  own,
  RECORD_VERSION,
  shown,
  texts,
  unsorted,
} from '../platform/lists/list-definition.js';
import { readChoice, readEmail, readLink, readPhone, readSkillNames } from '../platform/read-cells.js';
import { inWords } from '../platform/text.js';
import { type Skill } from './employee.entity.js';
import { AVAILABLE, PLACEMENT_STATUSES } from './placement-status.js';
import { SOURCES } from './source.js';

const skillsText = (skills: string): string =>
  (JSON.parse(skills) as Skill[]).map(({ skill_name }) => skill_name).join(', ');

/** Employees as admins see them. `status` is `Available` or the placement status of the latest connection. */
export const EMPLOYEES = listOf({
  name: 'employees',
  table: 'employees',
  key: 'employee_id',
  newest: 'created_at',
  only: 'not t.restricted',
  rowCount: { list: 'employees' },
  columns: {
    employee_id: field('Key', 12, { ...own('employee_id', 'integer'), label: 'ID' }),
    full_name: field('Full name', 'Asha Rao', {
      ...own('full_name'),
      label: 'Full name',
      imported: imported(
        `name, candidate name, candidate, employee name, name of candidate, name of the candidate, applicant name, applicant,
        नाम, पूरा नाम, उम्मीदवार का नाम`,
        { isRequired: true },
      ),
    }),
    email: field('E-mail address', 'asha.rao@example.in', {
      ...own('email'),
      format: 'email',
      label: 'Email',
      imported: imported(
        'email address, email id, mail, mail id, e mail id, candidate email, personal email, ईमेल, ई-मेल, ईमेल पता',
        { isRequired: true, read: readEmail },
      ),
    }),
    phone: field('+91 and ten digits', '+919876543210', {
      ...own('phone'),
      label: 'Phone',
      imported: imported(
        `mobile, mobile no, mobile number, contact, contact no, contact number, phone no, phone number, cell, whatsapp,
        whatsapp number, मोबाइल, मोबाइल नंबर, फोन, फ़ोन, संपर्क`,
        { isRequired: true, read: readPhone },
      ),
    }),
    qualification: nullable('Qualification', 'B.Tech, Computer Science', {
      ...own('qualification'),
      label: 'Qualification',
      imported: imported('education, degree, highest qualification, educational qualification, योग्यता, शिक्षा'),
    }),
    industry: nullable('Industry', 'IT', {
      ...own('industry'),
      choices: INDUSTRIES,
      label: 'Industry',
      imported: imported('sector, it non it, उद्योग', { read: readChoice(INDUSTRIES) }),
    }),
    preferred_location: nullable('Preferred location', 'Bengaluru', {
      ...own('preferred_location'),
      label: 'Preferred location',
      imported: imported('location, city, current location, job location, place, preferred city, स्थान, शहर'),
    }),
    preferred_salary: nullable('Preferred salary, free text in rupees', '6,00,000 - 8,00,000', {
      ...own('preferred_salary'),
      label: 'Preferred salary',
      imported: imported(
        `salary, expected salary, ctc, ectc, expected ctc, salary expectation, package, expected package, वेतन, अपेक्षित वेतन`,
      ),
    }),
    notice_period: nullable('Notice period, free text', '30 days', {
      ...own('notice_period'),
      label: 'Notice period',
      imported: imported('notice, notice (days), np'),
    }),
    present_employer: nullable(
      'Where the person works now: this company never sees the person',
      'Sahyadri Software Pvt Ltd',
      {
        ...shown('present_employer'),
        label: 'Present employer',
        imported: imported('current company, current employer, present company, employer, वर्तमान कंपनी'),
      },
    ),
    blocked_companies: texts('Names of companies that never see the person', ['Deccan Motors Ltd'], {
      ...shown('blocked_companies'),
      label: 'Never show to',
      exported: false,
    }),
    off_limits_until: nullable('Day in India until which the person is off limits, YYYY-MM-DD', '2027-03-31', {
      ...shown('off_limits_until', 'date'),
      label: 'Do not contact until',
      exported: false,
    }),
    skills: field('JSON text: a list of objects with skill_name', '[{"skill_name": "React"}]', {
      kind: 'text',
      select: 't.skills::text',
      isLong: true,
      list: { column: 'skill_keys', valueOf: (name) => `fold(${name})` },
      label: 'Skills',
      imported: imported('skill, skill set, key skills, technical skills, technologies, कौशल', {
        read: readSkillNames,
      }),
      exported: skillsText,
    }),
    resume_link: nullable('Link to the CV, http or https', 'https://cv.example.in/asha-rao.pdf', {
      ...unsorted('resume_link'),
      label: 'Resume link',
      imported: imported('resume, cv, cv link, resume url, link to resume, बायोडाटा', { read: readLink }),
    }),
    status: field('Available, or the placement status of the latest connection', 'shortlisted', {
      ...own('status'),
      choices: [AVAILABLE, ...PLACEMENT_STATUSES],
      label: 'Status',
      exported: inWords,
    }),
    source: field('Where the person comes from', 'came_to_us', {
      ...own('source'),
      choices: SOURCES,
      label: 'Source',
      exported: false,
    }),
    created_at: field('When the account was made, ISO 8601 in UTC', '2026-10-02T09:00:00.000Z', {
      ...own('created_at', 'timestamptz'),
      label: 'Added',
    }),
    version: RECORD_VERSION,
  },
});

taskRecord('employee', EMPLOYEES);

const {
  status: _status,
  created_at: _joined,
  version: _version,
  off_limits_until: _offLimits,
  source: _source,
  ...ownColumns
} = EMPLOYEES.columns;

/** What employees see of themselves: the agency's own figures stay out. */
export const EMPLOYEE_PROFILE = listOf({
  ...EMPLOYEES,
  only: undefined,
  columns: { ...ownColumns, name: field('The same as full_name', 'Asha Rao', shown('full_name')) },
});
