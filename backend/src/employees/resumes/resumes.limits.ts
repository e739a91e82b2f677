import { DAY_SECONDS, HOUR_SECONDS } from '../../platform/durations.js';
import { type EitherLimits, limit } from '../../platform/rate-limits/limits.js';
import { TOO_MANY_UPLOADS } from './resumes.problems.js';

const UPLOAD = { per: 'account', problem: TOO_MANY_UPLOADS } as const;

/**
 * Resumes that people upload of themselves, and that the staff uploads of people. Files that are refused count apart: looking into them
 * costs as much (docs/rules.md#resume-uploads).
 */
export const RESUME_UPLOADS: EitherLimits = {
  success: [
    limit('resume-uploads-hour', { ...UPLOAD, points: 20, seconds: HOUR_SECONDS }),
    limit('resume-uploads-day', { ...UPLOAD, points: 60, seconds: DAY_SECONDS }),
  ],
  refusal: [limit('refused-resumes', { ...UPLOAD, points: 30, seconds: HOUR_SECONDS })],
};
export const STAFF_RESUME_UPLOADS: EitherLimits = {
  success: [limit('resume-uploads-staff', { ...UPLOAD, points: 1_000, seconds: HOUR_SECONDS })],
  refusal: [limit('refused-resumes-staff', { ...UPLOAD, points: 300, seconds: HOUR_SECONDS })],
};
