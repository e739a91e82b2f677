import { problem } from '../../platform/errors/problem.js';
import { TOO_OFTEN } from '../../platform/rate-limits/limits.js';

export const CONSENT_TEXT_CHANGED = problem('consent.text_changed', 409, 'The text has changed. Please read it again.');
export const CONSENT_LINK_ENDED = problem(
  'consent.link_ended',
  404,
  'This link is no longer valid. Please log in, or ask us for another one.',
);
export const TOO_MANY_CONSENT_LINKS = problem('rate_limit.consent_links', 429, TOO_OFTEN);
export const CONSENT_REFUSED_BY_PERSON = problem(
  'consent.refused_by_person',
  409,
  'The person said no themselves. Please ask them to change it: submitting them for a job mails them a link.',
);
export const CONSENT_NOT_GIVEN = problem('consent.not_given', 409, 'The person has not agreed to this.');
