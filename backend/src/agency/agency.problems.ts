import { problem } from '../platform/errors/problem.js';
import { TOO_OFTEN } from '../platform/rate-limits/limits.js';

export const GSTIN_OF_ANOTHER_STATE = problem('agency.gstin_state', 422, 'The GSTIN belongs to another state');
export const PREFIX_TAKEN = problem('agency.prefix_taken', 422, 'Other documents have numbers with this prefix');
export const LOGO_UNUSABLE = problem(
  'agency.logo_unusable',
  422,
  'This file cannot be used as a logo. Choose a PNG, a JPG, or an SVG whose letters are shapes.',
);
export const NO_LOGO = problem('agency.no_logo', 404, 'The agency has no logo');
export const TOO_MANY_LOGOS = problem('rate_limit.agency_logo', 429, TOO_OFTEN);
export const HOLIDAY_NOT_FOUND = problem('holiday.not_found', 404, 'Holiday not found');
export const HOLIDAY_EXISTS = problem('holiday.exists', 409, 'There is a holiday on this day already');
export const PROCESSOR_NOT_FOUND = problem('processor.not_found', 404, 'Processor not found');
export const PROCESSOR_EXISTS = problem('processor.exists', 409, 'There is a processor of this name already');
