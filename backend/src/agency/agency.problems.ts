import { problem } from '../platform/errors/problem.js';

export const GSTIN_OF_ANOTHER_STATE = problem('agency.gstin_state', 422, 'The GSTIN belongs to another state');
export const PREFIX_TAKEN = problem('agency.prefix_taken', 422, 'Other documents have numbers with this prefix');
export const HOLIDAY_NOT_FOUND = problem('holiday.not_found', 404, 'Holiday not found');
export const HOLIDAY_EXISTS = problem('holiday.exists', 409, 'There is a holiday on this day already');
export const PROCESSOR_NOT_FOUND = problem('processor.not_found', 404, 'Processor not found');
export const PROCESSOR_EXISTS = problem('processor.exists', 409, 'There is a processor of this name already');
