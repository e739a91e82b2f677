import * as z from 'zod/mini';
import { INDUSTRIES } from '../domain/choices';
import { choice, email, formName, message, mobile, newPassword, required } from './rules';

const account = {
  email: email(),
  mobile: mobile('mobile.inline'),
  industry: choice(INDUSTRIES, 'industry.required'),
  password: newPassword(),
  confirmPassword: z.string().check(z.minLength(1, message('password.confirmRequired'))),
};

const samePassword = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  {
    ...message('password.mismatch'),
    path: ['confirmPassword'],
  },
);

/** The public form of an employee. */
export const employeeRegistrationForm = z
  .object({
    name: formName('name.required'),
    ...account,
    qualification: required('qualification.required'),
    emplocation: required('preferredLocation.required'),
    empsalary: required('preferredSalary.required'),
    skills: required('skills.required'),
  })
  .check(samePassword);

/** The public form of a company. */
export const companyRegistrationForm = z
  .object({
    companyName: required('companyName.required'),
    contactPersonName: formName('contactName.required'),
    ...account,
    location: required('location.required'),
  })
  .check(samePassword);
