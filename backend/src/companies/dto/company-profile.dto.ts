import { IntersectionType, OmitType } from '@nestjs/swagger';
import { AccountPartDto } from '../../auth/dto/account-part.dto.js';
import { Reply } from '../../platform/http/reply.js';
import { MEMBER_ROLES, type MemberRole } from '../../platform/http/role.js';
import { CompanyDto } from '../company.dto.js';

export class CompanyProfileDto extends IntersectionType(
  OmitType(CompanyDto, ['created_at', 'version', 'off_limits_until']),
  AccountPartDto,
) {
  @Reply('What the account is in the company: only owners see members and money', 'owner', { enum: MEMBER_ROLES })
  member_role: MemberRole;
}
