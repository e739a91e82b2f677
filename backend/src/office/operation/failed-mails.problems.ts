import { problem } from '../../platform/errors/problem.js';

export const FAILED_MAIL_NOT_FOUND = problem(
  'failed_mail.not_found',
  404,
  'This mail is no longer among the failed ones',
);
export const MAIL_NOT_REPEATABLE = problem(
  'failed_mail.not_repeatable',
  404,
  'This mail is on its way already, or is no longer kept',
);
export const MAIL_REFUSED = problem('failed_mail.refused', 409, 'The recipient takes no more of these mails');
export const MAIL_NOT_STORED = problem(
  'failed_mail.not_kept',
  409,
  'This mail carried a code or a link, which is not kept. Ask the recipient to request a new one.',
);
export const MAIL_OUTDATED = problem(
  'failed_mail.outdated',
  409,
  'This mail is not sent again: what it says is no longer so, or its recipient may not have it any more',
);
