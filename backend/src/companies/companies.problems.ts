import { problem } from '../platform/errors/problem.js';

export const COMPANY_NOT_FOUND = problem('company.not_found', 404, 'Company not found');
