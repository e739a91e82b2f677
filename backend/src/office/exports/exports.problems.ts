import { problem } from '../../platform/errors/problem.js';
import { TOO_OFTEN } from '../../platform/rate-limits/limits.js';

export const EXPORT_NOT_FOUND = problem(
  'list_export.not_found',
  404,
  'This file is not there. Files of lists are deleted after a day.',
);
export const EXPORT_NOT_READY = problem('list_export.not_ready', 409, 'This file is not ready yet');
export const TOO_MANY_LIST_EXPORTS = problem('rate_limit.list_exports', 429, TOO_OFTEN);
export const TOO_MANY_UNDER_WAY = problem(
  'list_export.too_many',
  409,
  '%{max} of your files are being made. Please wait until one of them is ready.',
);
