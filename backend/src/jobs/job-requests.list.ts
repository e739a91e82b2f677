import { taskRecord } from '../agency/tasks/task-record.js';
import {
  field,
  imported,
  listOf,
  nullable,
  own,
  RECORD_VERSION,
  shown,
  unsorted,
} from '../platform/lists/list-definition.js';
import { readChoice, readCount, readSkillNames, readText } from '../platform/read-cells.js';
import { inWords } from '../platform/text.js';
import { CALLED_IN_FILES, EMPLOYMENT_TYPES } from './employment-type.js';
import { JOB_PRIORITIES } from './job-priority.js';
import { JOB_STATUSES } from './job-status.js';

/** Job requests as admins see them. */
export const JOB_REQUESTS = listOf({
  name: 'job-requests',
  table: 'job_requests',
  key: 'request_id',
  newest: 'created_at',
  rowCount: { list: 'job_requests' },
  columns: {
    request_id: field('Key', 31, { ...own('request_id', 'integer'), label: 'ID' }),
    company_id: field('The company that asks for people', 4, own('company_id', 'integer')),
    title: field('Job title', 'React Developer', {
      ...own('title'),
      label: 'Job title',
      imported: imported('title, position, designation, role, job, profile, पद', { isRequired: true }),
    }),
    company_name: field('Name of the company', 'Sahyadri Software Pvt Ltd', {
      ...own('company_name'),
      label: 'Company',
    }),
    domain: nullable('Domain', 'Software', {
      ...own('domain'),
      label: 'Domain',
      imported: imported('department, function, area'),
    }),
    employment_type: nullable('Employment type', 'Full-time', {
      ...own('employment_type'),
      choices: EMPLOYMENT_TYPES,
      label: 'Employment type',
      imported: imported('type, job type, type of employment', {
        read: readChoice(EMPLOYMENT_TYPES, CALLED_IN_FILES),
      }),
    }),
    location: nullable('Location', 'Bengaluru', {
      ...own('location'),
      label: 'Location',
      imported: imported('job location, city, place, स्थान, शहर'),
    }),
    salary_range: nullable('Salary range, free text in rupees', '8,00,000 - 12,00,000', {
      ...own('salary_range'),
      label: 'Salary range',
      imported: imported('salary, ctc, budget, package, वेतन'),
    }),
    skills: field('Wanted skills, JSON text: a list of objects with skill_name', '[{"skill_name": "React"}]', {
      kind: 'text',
      select: 't.skills::text',
      isLong: true,
      label: 'Wanted skills',
      imported: imported('skill, skill set, key skills, required skills, technologies, कौशल', {
        read: readSkillNames,
      }),
      exported: false,
    }),
    count: field('Open positions', 2, {
      ...own('count', 'integer'),
      label: 'Number of positions',
      imported: imported(
        'positions, openings, vacancies, no of positions, no of openings, number of openings, count, रिक्तियां',
        { read: readCount },
      ),
    }),
    priority: nullable('How urgently the agency fills it', 'high', {
      ...own('priority'),
      choices: JOB_PRIORITIES,
      label: 'Priority',
      imported: imported('urgency', { read: readChoice(JOB_PRIORITIES) }),
      exported: inWords,
    }),
    status: field('State', 'open', { ...own('status'), choices: JOB_STATUSES, label: 'Status', exported: inWords }),
    description: field('Description, plain text', 'Build and own the hiring console with a small team.', {
      ...unsorted('description'),
      label: 'Description',
      imported: imported('job description, jd, details, responsibilities, विवरण', {
        isRequired: true,
        read: readText,
      }),
    }),
    requirements: nullable('Requirements, plain text', 'Three years with React.', {
      ...unsorted('requirements'),
      label: 'Requirements',
      imported: imported('experience, eligibility, required experience, must have', { read: readText }),
    }),
    close_reason: nullable('Why it was closed or paused while people were shown for it', 'Filled by our own search', {
      ...shown('close_reason'),
      label: 'Closed or paused because',
    }),
    created_at: field('When it was posted, ISO 8601 in UTC', '2026-11-02T09:00:00.000Z', {
      ...own('created_at', 'timestamptz'),
      label: 'Created',
    }),
    owner_id: nullable('Account of the admin in charge, whom tasks and notifications reach', 3, {
      ...shown('owner_id', 'integer'),
      equals: (operand) => `t.owner_id = ${operand}`,
    }),
    version: RECORD_VERSION,
  },
});

taskRecord('job_request', JOB_REQUESTS);

const {
  company_name: _company,
  owner_id: _owner,
  priority: _priority,
  requirements: _requirements,
  close_reason: _closeReason,
  version: _version,
  ...companyColumns
} = JOB_REQUESTS.columns;

/** A company's own job requests, without the agency's internal notes (docs/rules.md#own-records). */
export const COMPANY_JOB_REQUESTS = listOf({
  ...JOB_REQUESTS,
  rowCount: undefined,
  columns: companyColumns,
});
