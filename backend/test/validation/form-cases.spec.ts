import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { type Type } from '@nestjs/common';
import { FORM_CASES, type FormCase, RIGHT_FORMS } from '../../../ui-shared/test/form-cases.js';
import {
  CompanyRegistrationDto,
  EmployeeRegistrationDto,
} from '../../src/accounts/registration/dto/registration.dto.js';
import { UpdateCompanyDto } from '../../src/companies/dto/company-inputs.dto.js';
import { UpdateEmployeeProfileDto } from '../../src/employees/employee-inputs.dto.js';
import { CreateJobDto } from '../../src/jobs/dto/job-inputs.dto.js';
import { type ApiException } from '../../src/platform/errors/problem.js';
import { requestValidation } from '../../src/platform/validation/request-validation.pipe.js';

const DTOS: Record<FormCase['form'], Type> = {
  employeeRegistration: EmployeeRegistrationDto,
  companyRegistration: CompanyRegistrationDto,
  employeeProfile: UpdateEmployeeProfileDto,
  companyProfile: UpdateCompanyDto,
  createJob: CreateJobDto,
};

/** The browser sends the count as a number. */
function sent(form: Record<string, unknown>): Record<string, unknown> {
  return 'count' in form ? { ...form, count: form['count'] === '' ? '' : Number(form['count']) } : form;
}

async function sentenceFor({ form, change, field }: FormCase): Promise<string | undefined> {
  try {
    await requestValidation.transform(sent({ ...RIGHT_FORMS[form], ...change }), {
      type: 'body',
      metatype: DTOS[form],
    });
    return undefined;
  } catch (error) {
    const { fields = [] } = error as ApiException;
    return fields.find((entry) => entry.field === field)?.message ?? 'another field';
  }
}

describe('the server says what the forms say', () => {
  it.each(FORM_CASES.map((entry) => [`${entry.form} ${JSON.stringify(entry.change)}`, entry] as const))(
    '%s',
    async (_, entry) => {
      expect(await sentenceFor(entry)).toBe(entry.sentence);
    },
  );
});
