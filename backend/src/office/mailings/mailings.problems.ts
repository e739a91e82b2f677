import { problem } from '../../platform/errors/problem.js';
import { TOO_OFTEN } from '../../platform/rate-limits/limits.js';

export const TEMPLATE_NOT_FOUND = problem('mail_template.not_found', 404, 'Template not found');
export const TEMPLATE_NAME_TAKEN = problem('mail_template.name_taken', 409, 'Another template has this name');
export const FIELD_UNKNOWN = problem(
  'mail_template.field_unknown',
  400,
  'There is no {{%{field}}} here. Use: %{fields}',
);
export const MAILING_NOT_FOUND = problem('mailing.not_found', 404, 'Mailing not found');
export const MAILING_OF_ANOTHER_KIND = problem('mailing.another_kind', 400, 'The template is for %{kind} records');
export const RECORD_OF_MAILING_NOT_FOUND = problem('mailing.record_not_found', 404, 'There is no such record');
export const VALUE_MISSING = problem(
  'mailing.value_missing',
  409,
  'There is no value for %{field}, so nothing is sent',
);
export const REFUSAL_LINK_WRONG = problem('mailing.refusal_link_wrong', 404, 'This link is not complete');
export const TOO_MANY_REFUSALS = problem('rate_limit.mail_refusals', 429, TOO_OFTEN);
