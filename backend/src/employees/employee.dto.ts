import { IntersectionType } from '@nestjs/swagger';
import { AccountPartDto } from '../auth/dto/account-part.dto.js';
import { Reply } from '../platform/http/reply.js';
import { INDUSTRIES, type Industry } from '../platform/industry.js';
import { wordsOf } from '../platform/lists/list-definition.js';
import { RowOf } from '../platform/lists/row-of.js';
import { ChoiceField, LinkField, SalaryField, TextField } from '../platform/validation/fields.js';
import { MAX_EMPLOYER, MAX_QUALIFICATION, type Skill } from './employee.entity.js';
import { EMPLOYEE_PROFILE, EMPLOYEES } from './employees.list.js';
import { SkillsField } from './skills-field.js';

/** An employee as admins see them. */
export class EmployeeDto extends RowOf(EMPLOYEES) {}

/** An employee's own profile. */
export class EmployeeProfileDto extends IntersectionType(RowOf(EMPLOYEE_PROFILE), AccountPartDto) {}

/** What people enter of an employee, besides name and contacts: null or an empty text empties a field. */
export class EmployeeFields {
  @TextField({ ...wordsOf(EMPLOYEES, 'qualification'), max: MAX_QUALIFICATION })
  qualification?: string | null;

  @ChoiceField(INDUSTRIES, wordsOf(EMPLOYEES, 'industry'))
  industry?: Industry | null;

  @TextField(wordsOf(EMPLOYEES, 'preferred_location'))
  preferred_location?: string | null;

  @SalaryField(wordsOf(EMPLOYEES, 'preferred_salary'))
  preferred_salary?: string | null;

  @TextField(wordsOf(EMPLOYEES, 'notice_period'))
  notice_period?: string | null;

  @TextField({ ...wordsOf(EMPLOYEES, 'present_employer'), max: MAX_EMPLOYER })
  present_employer?: string | null;

  @SkillsField({
    doc: 'Skills: comma separated text, or JSON text or a list of objects with skill_name',
    example: 'React, TypeScript',
  })
  skills?: Skill[] | null;

  @LinkField(wordsOf(EMPLOYEES, 'resume_link'))
  resume_link?: string | null;
}

/** An employee asked for by its key, or by the key of one that was merged into it. */
export class EmployeeRecordDto extends EmployeeDto {
  @Reply('Only for a key that was merged into this record: the key of this record', 12, { required: false })
  merged_into?: number;
}
