/** Statuses of a job request; any may follow any (docs/rules.md#job-status). */
export const JOB_STATUSES = ['open', 'closed', 'pending', 'active'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

const IS_CONNECTABLE: Readonly<Record<JobStatus, boolean>> = {
  open: true,
  closed: false,
  pending: false,
  active: true,
};

/** Only these jobs take connections (docs/rules.md#job-open). */
export const CONNECTABLE_JOB_STATUSES = JOB_STATUSES.filter((status) => IS_CONNECTABLE[status]);
