import * as z from 'zod/mini';
import { COMPANY_JOB_STATUSES, EMPLOYMENT_TYPES } from '../domain/choices';
import { choice, optional, positions, required } from './rules';

/** A job request as a company posts it. The count is typed as text and sent as a number. */
export const createJobForm = z.object({
  title: required('jobTitle.required'),
  domain: required('domain.required'),
  description: required('description.required'),
  employment_type: choice(EMPLOYMENT_TYPES, 'employmentType.required'),
  location: required('location.required'),
  salary_range: optional(),
  skills: z.optional(optional()),
  count: positions(),
});

/** The state of a job request; why it is closed or paused is asked where people are shown for it. */
export const jobStatusForm = z.object({
  status: choice(['active', ...COMPANY_JOB_STATUSES], 'status.required'),
  close_reason: optional(),
});
