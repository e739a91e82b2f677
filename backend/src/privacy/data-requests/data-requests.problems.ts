import { DAY_SECONDS } from '../../platform/durations.js';
import { problem } from '../../platform/errors/problem.js';
import { limit, mailsOfStrangers, TOO_OFTEN } from '../../platform/rate-limits/limits.js';

export const DATA_EXPORT_NOT_FOUND = problem(
  'data_export.not_found',
  404,
  'There is no download. Ask for one; it is kept for 7 days.',
);
export const DATA_EXPORT_NOT_READY = problem('data_export.not_ready', 409, 'Your download is not ready yet');
export const DATA_EXPORT_UNDER_WAY = problem(
  'data_export.under_way',
  409,
  'Your download is being made. We mail you when it is ready.',
);
export const TOO_MANY_DATA_EXPORTS = problem('rate_limit.data_exports', 429, TOO_OFTEN);
export const TOO_MANY_NOMINEES = problem('rate_limit.nominees', 429, TOO_OFTEN);
export const NOMINEE_NOT_FOUND = problem('nominee.not_found', 404, 'No nominee is named');
export const NOMINEE_IS_SELF = problem('nominee.self', 422, 'Please name another person than yourself');
export const NOMINEE_DECIDED = problem('nominee.claim_decided', 409, 'The claim of this nominee was decided already');

export const DATA_EXPORT_ASKS = [
  limit('data-exports-day', { per: 'account', points: 5, seconds: DAY_SECONDS, problem: TOO_MANY_DATA_EXPORTS }),
];
/** Of who names them. */
export const NAMINGS = [
  limit('nominees-day', { per: 'account', points: 5, seconds: DAY_SECONDS, problem: TOO_MANY_NOMINEES }),
];
/** Of the mailbox that is told, whoever names it or takes it back. */
export const NOMINEE_MAILS = [
  limit('nominee-mails-day', { per: 'account', points: 3, seconds: DAY_SECONDS, problem: TOO_MANY_NOMINEES }),
  ...mailsOfStrangers(TOO_MANY_NOMINEES),
];
