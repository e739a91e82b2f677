import { own, shown, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type IntroductionDto } from './introduction.dto.js';

/** Introductions, latest first. */
export const INTRODUCTIONS: ListDefinition<IntroductionDto> = {
  name: 'introductions',
  table: 'introductions',
  key: 'introduction_id',
  newest: 'introduced_at',
  rowCount: { list: 'introductions' },
  columns: {
    introduction_id: own('introduction_id', 'integer'),
    employee_id: own('employee_id', 'integer'),
    employee_name: own('employee_name'),
    company_id: own('company_id', 'integer'),
    company_name: own('company_name'),
    request_id: own('request_id', 'integer'),
    job_title: own('job_title'),
    how: own('how'),
    introduced_on: own('introduced_on', 'date'),
    introduced_at: own('introduced_at', 'timestamptz'),
    submitted_on: shown('submitted_on', 'date'),
    first_opened_on: shown('first_opened_on', 'date'),
    introduced_by: own('introduced_by', 'integer'),
    introduced_by_name: own('introduced_by_name'),
    introducer_name: { kind: 'text', select: 'account_name(t.introduced_by)' },
  },
};
