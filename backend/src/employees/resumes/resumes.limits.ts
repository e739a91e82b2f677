import { DAY, type EitherLimits, HOUR, limit } from '../../platform/rate-limits/limits.js';
import { TOO_MANY_UPLOADS } from './resumes.problems.js';

const UPLOAD = { per: 'account', problem: TOO_MANY_UPLOADS } as const;

/**
 * Resumes that people upload of themselves, and that the staff uploads of people. Files that are refused count apart: looking into them
 * costs as much (docs/rules.md#resume-uploads).
 */
export const RESUME_UPLOADS: EitherLimits = {
  success: [
    limit('resume-uploads-hour', { ...UPLOAD, points: 20, seconds: HOUR }),
    limit('resume-uploads-day', { ...UPLOAD, points: 60, seconds: DAY }),
  ],
  refusal: [limit('refused-resumes', { ...UPLOAD, points: 30, seconds: HOUR })],
};
export const STAFF_RESUME_UPLOADS: EitherLimits = {
  success: [limit('resume-uploads-staff', { ...UPLOAD, points: 1_000, seconds: HOUR })],
  refusal: [limit('refused-resumes-staff', { ...UPLOAD, points: 300, seconds: HOUR })],
};
