/** States of a job request; any may follow any (spec 4). */
export const JOB_STATUSES = ['open', 'closed', 'pending', 'active'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Only these jobs take connections (spec 4). */
export const CONNECTABLE_JOB_STATUSES: readonly JobStatus[] = ['open', 'active'];
