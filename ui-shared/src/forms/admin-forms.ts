import * as z from 'zod/mini';
import { ADMIN_EMPLOYMENT_TYPES, INDUSTRIES, MOBILE_PREFIX, PRIORITIES } from '../domain/choices';
import { t } from '../i18n/console';
import { choice, email, newPassword, optional, optionalLink, personName, positions, required } from './rules';

const phone = () =>
  z.string().check(
    z.refine((value) => value !== '' && value !== MOBILE_PREFIX, { error: t('phone.required'), abort: true }),
    z.regex(/^\+91\d{10}$/, t('phone.format')),
  );
const optionalChoice = (choices: readonly string[]) => choice(['', ...choices], 'field.choose');
const picked = (message: string) =>
  z
    .nullable(z.union([z.number(), z.string()]))
    .check(z.refine((value) => value !== null && value !== '', { error: message }));

const account = { email: email(), mobile: phone(), password: newPassword() };

/** An employee whom an admin adds (spec 5). The salary is a plain number of rupees; empty means 0. */
export const addEmployeeForm = z.object({
  name: personName('fullName.required'),
  ...account,
  qualification: optional(),
  industry: optionalChoice(INDUSTRIES),
  emplocation: optional(),
  empsalary: z.string().check(z.regex(/^\d{0,12}$/, t('salary.numeric'))),
  skills: optional(),
  resume_link: optionalLink(),
});

/** A company that an admin adds (spec 5). */
export const addCompanyForm = z.object({
  companyName: required('companyName.required'),
  contactPersonName: personName('contactName.required'),
  ...account,
  location: optional(),
  industry: optionalChoice(INDUSTRIES),
});

/** A job request that an admin adds for a company (spec 5). */
export const addJobForm = z.object({
  company_id: picked(t('company.required')),
  title: required('jobTitle.required'),
  description: required('description.required'),
  domain: optional(),
  location: optional(),
  employment_type: optionalChoice(ADMIN_EMPLOYMENT_TYPES),
  salary_range: optional(),
  count: positions(),
  priority: optionalChoice(PRIORITIES),
  requirements: optional(),
});

/** A person connected to a job (spec 5). */
export const createConnectionForm = z.object({
  request_id: picked(t('connection.jobMissing')),
  employee_id: picked(t('connection.employeeMissing')),
  notes: optional(),
});

/** What is known of a placement: day of joining (ISO date), salaries, notes (decisions, "Fields"). */
export const connectionDetailsForm = z.object({
  joining_date: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, t('date.invalid'))),
  offered_salary: optional(),
  final_salary: optional(),
  admin_notes: optional(),
});

/** Another admin (decisions, "Identity"). */
export const addAdminForm = z.object({
  full_name: personName('fullName.required'),
  email: email(),
  password: newPassword(),
});
