import { own, RECORD_VERSION, unsorted, type ListDefinition } from '../platform/lists/list-definition.js';

/** Job requests as admins see them. */
export const JOB_REQUESTS: ListDefinition = {
  name: 'job-requests',
  table: 'job_requests',
  key: 'request_id',
  newest: 'created_at',
  keptTotal: { list: 'job_requests' },
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
    count: own('count', 'integer'),
    status: own('status'),
    priority: own('priority'),
    requirements: unsorted('requirements'),
    created_at: own('created_at', 'timestamptz'),
    version: RECORD_VERSION,
  },
};

/** A company's own job requests: what the agency notes for itself stays out (docs/rules.md#own-records). */
export const COMPANY_JOB_REQUESTS: ListDefinition = {
  ...JOB_REQUESTS,
  keptTotal: undefined,
  columns: Object.fromEntries(
    Object.entries(JOB_REQUESTS.columns).filter(
      ([name]) => !['company_name', 'priority', 'requirements', 'version'].includes(name),
    ),
  ),
};
