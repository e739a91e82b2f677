import { type EmploymentType } from '../src/jobs/employment-type.js';
import { type JobPriority } from '../src/jobs/job-priority.js';
import { type JobStatus } from '../src/jobs/job-status.js';
import { type EmployerKey } from './companies.js';

/** A demo job request. */
export interface Opening {
  key: string;
  employer: EmployerKey;
  title: string;
  domain: string;
  type: EmploymentType;
  location: string;
  salary: string;
  count: number;
  status: JobStatus;
  priority: JobPriority;
  description: string;
  requirements: string;
}
