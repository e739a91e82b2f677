import * as z from 'zod/mini';
import {
  ADMIN_EMPLOYMENT_TYPES,
  COMPANY_SIZES,
  EMPLOYMENT_TYPES,
  INDUSTRIES,
  JOB_STATUSES,
  MOBILE_PREFIX,
  PRIORITIES,
  SOURCES,
} from '@niyukt/ui-shared/domain/choices';
import { readRupees } from '@niyukt/ui-shared/domain/salary';
import { employeeFields } from '@niyukt/ui-shared/forms/employee-fields';
import {
  choice,
  email,
  MOBILE,
  newPassword,
  optional,
  optionalLink,
  personName,
  positions,
  required,
} from '@niyukt/ui-shared/forms/rules';
import type { ConsoleTextKey } from '../../texts/console';
import { message, optionalDay, required as filledIn } from './rules';

const phone = () =>
  z.string().check(
    z.refine((value) => value !== '' && value !== MOBILE_PREFIX, { ...message('phone.required'), abort: true }),
    z.regex(MOBILE, message('phone.format')),
  );
const optionalChoice = (choices: readonly string[]) => choice(['', ...choices], 'field.choose');
const picked = (key: ConsoleTextKey) =>
  z
    .nullable(z.union([z.number(), z.string()]))
    .check(z.refine((value) => value !== null && value !== '', message(key)));

/** What is known of an employee besides the account; named as the API names it. */
const employee = {
  full_name: personName('fullName.required'),
  email: email(),
  phone: phone(),
  ...employeeFields,
};

/** An employee whom an admin adds. The salary is one amount in rupees, with or without commas; empty means 0. */
export const addEmployeeForm = z.object({
  ...employee,
  password: newPassword(),
  preferred_salary: z.string().check(
    z.trim(),
    z.refine((value) => value === '' || readRupees(value) !== undefined, message('salary.oneAmount')),
  ),
  source: z.optional(choice(SOURCES, 'field.choose')),
});

/** An employee whom an admin corrects; the salary may be what the person wrote, a range for instance. */
export const editEmployeeForm = z.object({
  ...employee,
  present_employer: optional(),
  blocked_companies: optional(),
  off_limits_until: optionalDay(),
});

const company = {
  name: required('companyName.required'),
  contact_person_name: personName('contactName.required'),
  contact_email: email(),
  contact_person_phone: phone(),
  location: optional(),
  industry: optionalChoice(INDUSTRIES),
};

/** A company that an admin adds. */
export const addCompanyForm = z.object({ ...company, password: newPassword() });

/** A company that an admin corrects. */
export const editCompanyForm = z.object({
  ...company,
  company_size: optionalChoice(COMPANY_SIZES),
  website_url: optionalLink(),
  about_us: optional(),
  off_limits_until: optionalDay(),
  owner_id: z.string(),
});

const job = {
  title: required('jobTitle.required'),
  description: required('description.required'),
  domain: optional(),
  location: optional(),
  salary_range: optional(),
  skills: z.optional(optional()),
  count: positions(),
  priority: optionalChoice(PRIORITIES),
  requirements: optional(),
};

/** A job request that an admin adds for a company. */
export const addJobForm = z.object({
  company_id: picked('company.required'),
  ...job,
  employment_type: optionalChoice(ADMIN_EMPLOYMENT_TYPES),
});

/** A job request that an admin corrects; its company stays. */
export const editJobForm = z.object({
  ...job,
  employment_type: optionalChoice(EMPLOYMENT_TYPES),
  status: choice(JOB_STATUSES, 'status.required'),
  close_reason: optional(),
  owner_id: z.string(),
});

/** A person connected to a job. */
export const createConnectionForm = z.object({
  request_id: picked('connection.jobMissing'),
  employee_id: picked('connection.employeeMissing'),
  notes: optional(),
  /** The warranty claim that it is the replacement for. */
  claim_id: z.optional(z.number()),
});

/** The job that several employees are connected to. */
export const connectManyForm = z.object({ request_id: picked('connection.jobMissing') });

/** What is known of a placement: day of joining (ISO date), salaries, notes. */
export const connectionDetailsForm = z.object({
  joining_date: optionalDay(),
  offered_salary: optional(),
  final_salary: optional(),
  admin_notes: optional(),
});

/** Another admin. */
export const addAdminForm = z.object({
  full_name: personName('fullName.required'),
  email: email(),
  password: newPassword(),
});

/** Who is there, by another name. */
export const changeNameForm = z.object({ full_name: personName('fullName.required') });

/** Why two records that form no pair are merged. */
export const mergeReasonForm = z.object({
  reason: filledIn('merge.reasonRequired'),
});

/** Why the second factors of an admin are switched off. */
export const factorsOffForm = z.object({
  reason: filledIn('admin.factorsOffReasonRequired'),
});
