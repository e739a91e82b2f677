/** Fixed choices of the specification (section 9). */
export const INDUSTRIES = ['IT', 'Non-IT'] as const;
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export const EMPLOYMENT_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export const COMPANY_JOB_STATUSES = ['open', 'closed', 'pending'] as const;
export const MOBILE_PREFIX = '+91';

/** Colour family of a status chip; a dot and a word always go with it. */
export type Tone = 'slate' | 'blue' | 'violet' | 'amber' | 'green' | 'rose';

const JOB_TONES: Readonly<Record<string, Tone>> = { open: 'green', active: 'green', pending: 'amber', closed: 'slate' };

/** Colour of a job status. */
export function jobTone(status: string): Tone {
  return JOB_TONES[status] ?? 'slate';
}
