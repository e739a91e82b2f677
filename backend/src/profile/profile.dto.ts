import { AccountPartDto } from '../auth/dto/account-part.dto.js';
import { CompanyProfileDto } from '../companies/dto/company-profile.dto.js';
import { EmployeeProfileDto } from '../employees/dto/employee-profile.dto.js';
import { NullableReply } from '../platform/http/reply.js';

/** The profile of an admin or super admin. */
export class StaffProfileDto extends AccountPartDto {
  @NullableReply('Full name', 'Meera Iyer')
  full_name: string | null;
}

export type ProfileDto = EmployeeProfileDto | CompanyProfileDto | StaffProfileDto;
