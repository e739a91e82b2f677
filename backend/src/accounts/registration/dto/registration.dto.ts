import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsIn, IsObject, Matches, ValidateNested } from 'class-validator';
import { EmailCodeDto, EmailDto } from '../../../auth/dto/recovery.dto.js';
import { NewPasswordField } from '../../../auth/password-field.js';
import { TERMS_VERSIONS } from '../../../auth/terms/terms.js';
import { MAX_COMPANY_NAME } from '../../../companies/company.entity.js';
import { wrongCompanyName } from '../../../companies/company-name.js';
import { MAX_QUALIFICATION, type Skill } from '../../../employees/employee.entity.js';
import { SkillsField } from '../../../employees/skills-field.js';
import { MessageDto } from '../../../platform/http/message.dto.js';
import { Reply } from '../../../platform/http/reply.js';
import { SELF_REGISTERING_ROLES, type SelfRegisteringRole } from '../../../platform/http/role.js';
import { INDUSTRIES, type Industry } from '../../../platform/industry.js';
import { type Language, LANGUAGES } from '../../../platform/language/language.js';
import { Field, Rule } from '../../../platform/validation/field.js';
import {
  ChoiceField,
  FormNameField,
  MobileField,
  MomentField,
  SalaryField,
  TextField,
} from '../../../platform/validation/fields.js';
import { type Check, type WrongContext } from '../../../platform/validation/wrong-codes.js';
import { NO_PENDING_REGISTRATION } from '../registration.problems.js';
import { isForCompany } from './register.dto.js';
const INVALID_MOBILE = 'Please enter a valid 10-digit mobile number';

const sameAsPassword: Check = (value, { password }) =>
  password && value !== password ? { message: 'Passwords do not match', code: 'password_differs' } : undefined;

/** Fields of both public forms. */
class RegistrationFormDto {
  @MobileField({ required: INVALID_MOBILE, invalid: INVALID_MOBILE })
  mobile: string;

  @ChoiceField(INDUSTRIES, { label: 'Industry', doc: 'Industry', example: 'IT', required: 'Industry is required' })
  industry: Industry;

  @NewPasswordField()
  password: string;

  @Field(
    { doc: 'The same password again', example: 'mango-lassi-42', emptied: sameAsPassword },
    { type: String, format: 'password' },
    [Rule(sameAsPassword)],
    (value) => value,
  )
  confirmPassword?: string;

  @MomentField({
    label: 'Time of acceptance',
    doc: 'When the person accepted the terms, ISO 8601; when it is left out, in the future or older than a day, the arrival of the form counts',
    example: '2026-11-20T05:31:07.120Z',
  })
  termsAcceptedAt?: string | null;
}

/** The version of the terms that was shown, which is the present one. */
function TermsVersionField(role: SelfRegisteringRole): PropertyDecorator {
  const version = TERMS_VERSIONS[role];
  return Field(
    { doc: 'Version of the terms that the person saw', example: version },
    { type: String, enum: [version] },
    [
      IsIn([version], {
        message: 'These terms have changed. Please reload the page and read them again.',
        context: { code: 'changed' } satisfies WrongContext,
      }),
    ],
  );
}

/** The public form of an employee. */
export class EmployeeRegistrationDto extends RegistrationFormDto {
  @TermsVersionField('employee')
  termsVersion?: string | null;

  @FormNameField({
    label: 'Name',
    doc: 'Full name: letters and spaces',
    example: 'Asha Rao',
    required: 'Name is required',
  })
  name: string;

  @TextField({
    label: 'Qualification',
    max: MAX_QUALIFICATION,
    doc: 'Qualification',
    example: 'B.Tech, Computer Science',
    required: 'Qualification is required',
  })
  qualification: string;

  @TextField({
    label: 'Preferred location',
    doc: 'Preferred location',
    example: 'Bengaluru',
    required: 'Preferred location is required',
  })
  emplocation: string;

  @SalaryField({
    label: 'Preferred salary',
    doc: 'Preferred salary, free text in rupees',
    example: '6,00,000 - 8,00,000',
    required: 'Preferred salary is required',
  })
  empsalary: string;

  @SkillsField({ doc: 'Skills, comma separated', example: 'React, TypeScript', required: 'Skills are required' })
  skills: Skill[];
}

/** The public form of a company. */
export class CompanyRegistrationDto extends RegistrationFormDto {
  @TermsVersionField('company')
  termsVersion?: string | null;

  @TextField({
    label: 'Company name',
    max: MAX_COMPANY_NAME,
    doc: 'Company name',
    example: 'Sahyadri Software Pvt Ltd',
    required: 'Company name is required',
    also: [Rule(wrongCompanyName)],
  })
  companyName: string;

  @FormNameField({
    label: 'Contact person',
    doc: 'Contact person: letters and spaces',
    example: 'Ravi Menon',
    required: 'Contact person name is required',
  })
  contactPersonName: string;

  @TextField({ label: 'Location', doc: 'Location', example: 'Pune', required: 'Location is required' })
  location: string;
}

/** The key that the answer to the form gave the browser. Without it, the form that was sent first is meant. */
function FormKeyField(doc: string): PropertyDecorator {
  return Field({ doc, example: 'Vq1t…' }, { type: String, pattern: '^[\\w-]{1,100}$' }, [
    Matches(/^[\w-]{1,100}$/, { message: NO_PENDING_REGISTRATION.sentence }),
  ]);
}

/** The code of a mail, and the key of the form that it confirms. */
export class RegistrationCodeDto extends EmailCodeDto {
  @FormKeyField('The key of the form; without it the form is meant that was sent first for this e-mail')
  formKey?: string | null;
}

/** The e-mail and the key of the form that gets another code. */
export class ResendRegistrationCodeDto extends EmailDto {
  @FormKeyField('The key of the form; without it the form is meant that was sent first for this e-mail')
  formKey?: string | null;
}

export class RegistrationSentDto extends MessageDto {
  @Reply('Key of the form: send it with the code, so that no form of somebody else is confirmed', 'Vq1t…')
  formKey: string;
}

/** A public registration, before its code is sent. */
@ApiExtraModels(EmployeeRegistrationDto, CompanyRegistrationDto)
export class SendRegistrationCodeDto extends EmailDto {
  @ChoiceField(SELF_REGISTERING_ROLES, {
    label: 'Role',
    doc: 'Who registers',
    example: 'employee',
    required: 'Please select a role',
  })
  role: SelfRegisteringRole;

  @ApiProperty({
    description: 'The whole form of that role',
    oneOf: [{ $ref: getSchemaPath(EmployeeRegistrationDto) }, { $ref: getSchemaPath(CompanyRegistrationDto) }],
  })
  @IsDefined({ message: 'The form is missing' })
  @IsObject({ message: 'The form is missing' })
  @ValidateNested()
  @Type((options) => (isForCompany(options?.object) ? CompanyRegistrationDto : EmployeeRegistrationDto))
  userData: EmployeeRegistrationDto | CompanyRegistrationDto;

  @FormKeyField('The key of a form that was sent before, which this one replaces')
  formKey?: string | null;

  @ChoiceField(LANGUAGES, {
    label: 'Language',
    doc: 'The language of the form, of the mail with the code, and then of the account',
    example: 'hi',
  })
  language?: Language | null;
}

/** Whether an e-mail has an account. */
export class EmailExistsDto {
  @Reply('True when the e-mail has an account', false)
  exists: boolean;
}
