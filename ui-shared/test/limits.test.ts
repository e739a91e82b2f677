import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIMITS } from '../src/domain/limits';

interface Schema {
  properties: Record<string, { maxLength?: number; oneOf?: { maxLength?: number }[] }>;
}

const { components } = JSON.parse(readFileSync('backend/openapi.json', 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};

it.each([
  ['LoginDto', 'email', LIMITS.email],
  ['EmployeeRegistrationDto', 'name', LIMITS.line],
  ['EmployeeRegistrationDto', 'qualification', LIMITS.qualification],
  ['EmployeeRegistrationDto', 'emplocation', LIMITS.line],
  ['EmployeeRegistrationDto', 'empsalary', LIMITS.line],
  ['CompanyRegistrationDto', 'companyName', LIMITS.companyName],
  ['CompanyRegistrationDto', 'contactPersonName', LIMITS.line],
  ['CompanyRegistrationDto', 'location', LIMITS.line],
  ['UpdateEmployeeProfileDto', 'full_name', LIMITS.line],
  ['UpdateEmployeeProfileDto', 'qualification', LIMITS.qualification],
  ['UpdateEmployeeProfileDto', 'preferred_location', LIMITS.line],
  ['UpdateEmployeeProfileDto', 'preferred_salary', LIMITS.line],
  ['UpdateEmployeeProfileDto', 'resume_link', LIMITS.link],
  ['UpdateCompanyDto', 'name', LIMITS.companyName],
  ['UpdateCompanyDto', 'contact_person_name', LIMITS.line],
  ['UpdateCompanyDto', 'location', LIMITS.line],
  ['UpdateCompanyDto', 'website_url', LIMITS.link],
  ['UpdateCompanyDto', 'about_us', LIMITS.text],
  ['CreateJobDto', 'title', LIMITS.jobTitle],
  ['CreateJobDto', 'domain', LIMITS.line],
  ['CreateJobDto', 'location', LIMITS.line],
  ['CreateJobDto', 'salary_range', LIMITS.line],
  ['CreateJobDto', 'description', LIMITS.text],
])('%s.%s is limited as the server limits it', (dto, field, limit) => {
  const { maxLength, oneOf } = components.schemas[dto]?.properties[field] ?? {};
  expect(maxLength ?? oneOf?.find((kind) => kind.maxLength)?.maxLength).toBe(limit);
});
