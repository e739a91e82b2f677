import { IntersectionType, OmitType } from '@nestjs/swagger';
import { AccountPartDto } from '../../auth/dto/account-part.dto.js';
import { CompanyDto } from '../company.dto.js';

export class CompanyProfileDto extends IntersectionType(
  OmitType(CompanyDto, ['created_at', 'version', 'off_limits_until']),
  AccountPartDto,
) {}
