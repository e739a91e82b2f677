import { IntersectionType, OmitType } from '@nestjs/swagger';
import { AccountPartDto } from '../../auth/dto/account-part.dto.js';
import { Reply } from '../../platform/http/reply.js';
import { EmployeeDto } from '../employee.dto.js';

/** An employee's own profile. */
export class EmployeeProfileDto extends IntersectionType(
  OmitType(EmployeeDto, ['status', 'created_at', 'version', 'off_limits_until', 'source']),
  AccountPartDto,
) {
  @Reply('The same as full_name', 'Asha Rao')
  name: string;
}
