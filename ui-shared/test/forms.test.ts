import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changePasswordForm } from '../src/forms/account-forms';
import { createJobForm } from '../src/forms/job-forms';
import { companyProfileForm, employeeProfileForm } from '../src/forms/profile-forms';
import { companyRegistrationForm, employeeRegistrationForm } from '../src/forms/registration-forms';
import { FORM_CASES, RIGHT_FORMS } from './form-cases';

const SCHEMAS = {
  employeeRegistration: employeeRegistrationForm,
  companyRegistration: companyRegistrationForm,
  employeeProfile: employeeProfileForm,
  companyProfile: companyProfileForm,
  createJob: createJobForm,
};

describe('the forms say what the server says', () => {
  it.each(FORM_CASES.map((entry) => [`${entry.form} ${JSON.stringify(entry.change)}`, entry] as const))(
    '%s',
    (_, { form, change, field, sentence }) => {
      const result = z.safeParse(SCHEMAS[form], { ...RIGHT_FORMS[form], ...change });
      const first = result.error?.issues.find(({ path }) => path[0] === field);
      expect(result.success).toBe(sentence === undefined);
      expect(first?.message).toBe(sentence);
    },
  );
});

it('an e-mail comes out trimmed and lowercased', () => {
  const { email } = z.parse(companyRegistrationForm, { ...RIGHT_FORMS.companyRegistration, email: '  HR@Acme.IN ' });
  expect(email).toBe('hr@acme.in');
});

it('refuses an e-mail with two dots in a row, as the server does', () => {
  const typed = { ...RIGHT_FORMS.companyRegistration, email: 'hr@acme..in' };
  expect(z.safeParse(companyRegistrationForm, typed).success).toBe(false);
});

it('a password stays as it was typed, also with spaces around it', () => {
  const password = '  mango lassi 42 ';
  const passwords = { currentPassword: password, newPassword: password, confirmPassword: password };
  expect(z.parse(changePasswordForm, passwords)).toEqual(passwords);
});
