import type { Subject } from './calls';

/** What the API calls the records of a resource that has a timeline. */
export const SUBJECTS: Readonly<Record<string, Subject['kind']>> = {
  employees: 'employee',
  companies: 'company',
  'job-requests': 'job_request',
  connections: 'connection',
};
