import {
  imported,
  own,
  RECORD_VERSION,
  shown,
  unsorted,
  type ListDefinition,
} from '../platform/lists/list-definition.js';
import { readChoice, readCount, readSkillNames, readText } from '../platform/read-cells.js';
import { inWords } from '../platform/words.js';
import { taskRecord } from '../agency/tasks/task-record.js';
import { EMPLOYMENT_TYPES } from './employment-type.js';
import { JOB_PRIORITIES } from './job-priority.js';
import { type CompanyJobDto, type JobRequestDto } from './job-request.dto.js';

/** Job requests as admins see them. */
export const JOB_REQUESTS: ListDefinition<JobRequestDto> = {
  name: 'job-requests',
  table: 'job_requests',
  key: 'request_id',
  newest: 'created_at',
  rowCount: { list: 'job_requests' },
  columns: {
    request_id: { ...own('request_id', 'integer'), label: 'ID' },
    company_id: own('company_id', 'integer'),
    title: {
      ...own('title'),
      label: 'Job title',
      imported: imported(['title', 'position', 'designation', 'role', 'job', 'profile', 'पद'], { isRequired: true }),
    },
    company_name: { ...own('company_name'), label: 'Company' },
    domain: { ...own('domain'), label: 'Domain', imported: imported(['department', 'function', 'area']) },
    employment_type: {
      ...own('employment_type'),
      label: 'Employment type',
      imported: imported(['type', 'job type', 'type of employment'], { read: readChoice(EMPLOYMENT_TYPES) }),
    },
    location: {
      ...own('location'),
      label: 'Location',
      imported: imported(['job location', 'city', 'place', 'स्थान', 'शहर']),
    },
    salary_range: {
      ...own('salary_range'),
      label: 'Salary range',
      imported: imported(['salary', 'ctc', 'budget', 'package', 'वेतन']),
    },
    skills: {
      kind: 'text',
      select: 't.skills::text',
      isLong: true,
      label: 'Wanted skills',
      imported: imported(['skill', 'skill set', 'key skills', 'required skills', 'technologies', 'कौशल'], {
        read: readSkillNames,
      }),
      exported: false,
    },
    count: {
      ...own('count', 'integer'),
      label: 'Number of positions',
      imported: imported(
        [
          'positions',
          'openings',
          'vacancies',
          'no of positions',
          'no of openings',
          'number of openings',
          'count',
          'रिक्तियां',
        ],
        { read: readCount },
      ),
    },
    priority: {
      ...own('priority'),
      label: 'Priority',
      imported: imported(['urgency'], { read: readChoice(JOB_PRIORITIES) }),
      exported: inWords,
    },
    status: { ...own('status'), label: 'Status', exported: inWords },
    description: {
      ...unsorted('description'),
      label: 'Description',
      imported: imported(['job description', 'jd', 'details', 'responsibilities', 'विवरण'], {
        isRequired: true,
        read: readText,
      }),
    },
    requirements: {
      ...unsorted('requirements'),
      label: 'Requirements',
      imported: imported(['experience', 'eligibility', 'required experience', 'must have'], { read: readText }),
    },
    close_reason: { ...shown('close_reason'), label: 'Closed or paused because' },
    created_at: { ...own('created_at', 'timestamptz'), label: 'Created' },
    owner_id: { ...shown('owner_id', 'integer'), equals: (operand) => `t.owner_id = ${operand}` },
    version: RECORD_VERSION,
  },
};

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
export const COMPANY_JOB_REQUESTS: ListDefinition<CompanyJobDto> = {
  ...JOB_REQUESTS,
  rowCount: undefined,
  columns: companyColumns,
};
