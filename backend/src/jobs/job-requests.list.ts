import { own, RECORD_VERSION, unsorted, type ListDefinition } from '../platform/lists/list-definition.js';
import { type CompanyJobDto, type JobRequestDto } from './job-request.dto.js';

/** Job requests as admins see them. */
export const JOB_REQUESTS: ListDefinition<JobRequestDto> = {
  name: 'job-requests',
  table: 'job_requests',
  key: 'request_id',
  newest: 'created_at',
  rowCount: { list: 'job_requests' },
  columns: {
    request_id: own('request_id', 'integer'),
    company_id: own('company_id', 'integer'),
    company_name: own('company_name'),
    title: own('title'),
    domain: own('domain'),
    description: unsorted('description'),
    employment_type: own('employment_type'),
    location: own('location'),
    salary_range: own('salary_range'),
    skills: { kind: 'text', select: 't.skills::text', isLong: true },
    count: own('count', 'integer'),
    status: own('status'),
    priority: own('priority'),
    requirements: unsorted('requirements'),
    created_at: own('created_at', 'timestamptz'),
    version: RECORD_VERSION,
  },
};

const {
  company_name: _company,
  priority: _priority,
  requirements: _requirements,
  version: _version,
  ...companyColumns
} = JOB_REQUESTS.columns;

/** A company's own job requests, without the agency's internal notes (docs/rules.md#own-records). */
export const COMPANY_JOB_REQUESTS: ListDefinition<CompanyJobDto> = {
  ...JOB_REQUESTS,
  rowCount: undefined,
  columns: companyColumns,
};
