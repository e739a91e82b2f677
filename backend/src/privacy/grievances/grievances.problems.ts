import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../../platform/durations.js';
import { problem } from '../../platform/errors/problem.js';
import { type EitherLimits, limit, mailsOfStrangers, TOO_OFTEN } from '../../platform/rate-limits/limits.js';

export const GRIEVANCE_NOT_FOUND = problem('grievance.not_found', 404, 'Grievance not found');
export const GRIEVANCE_FILE_NOT_FOUND = problem('grievance.file_not_found', 404, 'No file was sent with this');
export const GRIEVANCE_FILE_KIND = problem(
  'grievance.file_kind',
  415,
  'The file must be a PDF, a Word file (DOCX), or a JPG or PNG picture',
);
export const GRIEVANCE_OWN = problem('grievance.own', 403, 'Another admin answers what you wrote yourself');
export const GRIEVANCE_ABOUT_READER = problem('grievance.about_reader', 403, 'Another admin answers what names you');
export const GRIEVANCE_ANSWERED = problem('grievance.answered', 409, 'This was answered already');
export const GRIEVANCE_NOT_ANSWERED = problem('grievance.not_answered', 409, 'This is not waiting to be closed');
export const GRIEVANCE_NOT_REOPENED = problem(
  'grievance.not_reopened',
  409,
  'An answer can be contradicted once, within 30 days. Please write to us anew.',
);
export const TOO_MANY_GRIEVANCES = problem(
  'rate_limit.grievances',
  429,
  'You wrote to us many times in a short time. Please wait a while and try again.',
);

/** Files that are refused count apart: looking into them costs as much. */
export const FILING: EitherLimits = {
  success: [
    limit('grievances-day', { per: 'account', points: 10, seconds: DAY_SECONDS, problem: TOO_MANY_GRIEVANCES }),
  ],
  refusal: [
    limit('refused-grievances', { per: 'account', points: 30, seconds: HOUR_SECONDS, problem: TOO_MANY_GRIEVANCES }),
  ],
};

export const PRIVACY_LINK_ENDED = problem(
  'privacy_request.link_ended',
  404,
  'This link is no longer valid. Please write your request again.',
);
export const TOO_MANY_PRIVACY_REQUESTS = problem('rate_limit.privacy_requests', 429, TOO_OFTEN);
export const TOO_MANY_PRIVACY_LINKS = problem('rate_limit.privacy_links', 429, TOO_OFTEN);

const REQUEST = { problem: TOO_MANY_PRIVACY_REQUESTS };

/** As of codes: a mailbox gets few mails, and one address cannot send to many. */
export const PRIVACY_REQUESTS = [
  limit('privacy-requests-address', { per: 'address', points: 60, seconds: 10 * MINUTE_SECONDS, ...REQUEST }),
  limit('privacy-requests-hour', { per: 'account', points: 5, seconds: HOUR_SECONDS, ...REQUEST }),
  limit('privacy-requests-day', { per: 'account', points: 20, seconds: DAY_SECONDS, ...REQUEST }),
  ...mailsOfStrangers(TOO_MANY_PRIVACY_REQUESTS),
];
export const PRIVACY_LINK_TRIES = [
  limit('privacy-links', { per: 'address', points: 60, seconds: 10 * MINUTE_SECONDS, problem: TOO_MANY_PRIVACY_LINKS }),
];
