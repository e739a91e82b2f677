import * as z from 'zod/mini';
import { COMPANY_SIZES, INDUSTRIES } from '../domain/choices';
import { employeeFields } from './employee-fields';
import { choice, message, mobile, optional, optionalLink, personName, required } from './rules';

/** An employee's own profile. Companies that must never see it stand one in each line. */
export const employeeProfileForm = z.object({
  full_name: personName('fullName.required'),
  phone: mobile('phone.tenDigits'),
  ...employeeFields,
  industry: choice(['', ...INDUSTRIES], 'industry.required'),
  present_employer: optional(),
  blocked_companies: optional(),
});

/** A company's own profile. */
export const companyProfileForm = z.object({
  name: required('companyName.required'),
  contact_person_phone: z
    .string()
    .check(
      z.minLength(1, message('contactPhone.required')),
      z.regex(/^[6-9]\d{9}$/, message('contactPhone.tenDigits')),
    ),
  industry: choice(INDUSTRIES, 'industry.required'),
  location: required('location.required'),
  contact_person_name: required('contactPerson.required'),
  company_size: choice(COMPANY_SIZES, 'companySize.required'),
  website_url: optionalLink(),
  about_us: optional(),
});

export type EmployeeProfileForm = z.infer<typeof employeeProfileForm>;
export type CompanyProfileForm = z.infer<typeof companyProfileForm>;
