/** Fixed choices of the specification (section 9). */
export const INDUSTRIES = ['IT', 'Non-IT'] as const;
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export const EMPLOYMENT_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export const COMPANY_JOB_STATUSES = ['open', 'closed', 'pending'] as const;
export const MOBILE_PREFIX = '+91';

/** States that an admin may meet; connections go only to open and active jobs (docs/rules.md#job-open). */
export const JOB_STATUSES = ['open', 'active', 'pending', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const CONNECTABLE_JOB_STATUSES = ['open', 'active'] as const;
export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];
/** Employment types as the admin form sends them (docs/rules.md#employment-type). */
export const ADMIN_EMPLOYMENT_TYPES = ['full_time', 'part_time', 'contract', 'internship'] as const;
/** The ten states of a connection, in the order in which a placement usually goes (docs/rules.md#placement-status). */
export const PLACEMENT_STATUSES = [
  'pending',
  'shortlisted',
  'interview_scheduled',
  'interview_completed',
  'selected',
  'offered',
  'placed',
  'rejected',
  'dropped',
  'resigned',
] as const;
export type PlacementStatus = (typeof PLACEMENT_STATUSES)[number];
/** What an employee without a connection is shown as (docs/rules.md#employee-status). */
export const AVAILABLE = 'Available';
