import { AccountPartDto } from '../../auth/dto/account-part.dto.js';
import { PermissionsDto, permissionsWithout } from '../../auth/dto/permissions.dto.js';
import { CompanyProfileDto } from '../../companies/company.dto.js';
import { EmployeeProfileDto } from '../../employees/employee.dto.js';
import { MISSING_AT_FIRST } from '../../platform/http/permission.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';

/** The profile of an admin or super admin. */
export class StaffProfileDto extends AccountPartDto {
  @NullableReply('Full name', 'Meera Iyer')
  full_name: string | null;

  @Reply(
    'What an admin may do who may not do just the usual; super admins may do everything',
    permissionsWithout(MISSING_AT_FIRST),
    {
      type: PermissionsDto,
      required: false,
    },
  )
  permissions?: PermissionsDto;
}

export type ProfileDto = EmployeeProfileDto | CompanyProfileDto | StaffProfileDto;
