import { IntersectionType, OmitType } from '@nestjs/swagger';
import { Answer, NullableAnswer } from '../platform/http/answer.js';
import { CompanyDto } from '../companies/company.dto.js';
import { EmployeeDto } from '../employees/employee.dto.js';
import { ROLES } from '../platform/http/role.js';

/** What every profile says of the account. */
class AccountPart {
  @Answer('Account', 7)
  userId: number;

  @Answer('Role', 'employee', { enum: ROLES })
  role: string;

  @Answer('E-mail address the person logs in with', 'asha.rao@example.in', { format: 'email' })
  email: string;
}

/** An employee's own profile. */
export class EmployeeProfileDto extends IntersectionType(
  OmitType(EmployeeDto, ['status', 'created_at', 'version']),
  AccountPart,
) {
  @Answer('The same as full_name', 'Asha Rao')
  name: string;
}

/** A company's own profile. */
export class CompanyProfileDto extends IntersectionType(OmitType(CompanyDto, ['created_at', 'version']), AccountPart) {}

/** The profile of an admin or super admin. */
export class StaffProfileDto extends AccountPart {
  @NullableAnswer('Full name', 'Meera Iyer')
  full_name: string | null;
}

export type ProfileDto = EmployeeProfileDto | CompanyProfileDto | StaffProfileDto;
