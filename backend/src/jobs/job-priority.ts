/** How urgently the agency fills a job (docs/rules.md#priority). */
export const JOB_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type JobPriority = (typeof JOB_PRIORITIES)[number];
