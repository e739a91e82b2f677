import type { Note } from './calls';

/** What the API calls the records of a resource that has notes. */
export const SUBJECTS: Readonly<Record<string, Note['kind']>> = {
  employees: 'employee',
  companies: 'company',
  'job-requests': 'job_request',
  connections: 'connection',
};
