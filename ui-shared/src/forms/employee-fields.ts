import { INDUSTRIES } from '../domain/choices';
import { choice, optional, optionalLink } from './rules';

/** What is entered of an employee besides name and contacts; named as the API names it. */
export const employeeFields = {
  qualification: optional(),
  industry: choice(['', ...INDUSTRIES], 'field.choose'),
  preferred_location: optional(),
  preferred_salary: optional(),
  notice_period: optional(),
  skills: optional(),
  resume_link: optionalLink(),
};
