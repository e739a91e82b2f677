/** How urgently the agency fills a job (spec 9). */
export const JOB_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type JobPriority = (typeof JOB_PRIORITIES)[number];
