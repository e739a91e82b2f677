import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { OwnersOnly, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { UNPROCESSABLE } from '../../platform/validation/validation.problems.js';
import { PLACEMENT_NOT_FOUND } from '../placements/placements.problems.js';
import { FileClaimDto } from './claim.dto.js';
import { COMPANY_CLAIMS, CompanyClaimDto } from './claims.list.js';
import { ALREADY_REPLACED, CLAIM_OPEN } from './claims.problems.js';
import { ClaimsService } from './claims.service.js';

@ApiTags('company')
@Roles('company')
@OwnersOnly()
@Controller('api/company/placements/:id/claims')
export class ClaimsController {
  constructor(private readonly claims: ClaimsService) {}

  /** Reports that an employee placed at the caller's company has left. */
  @ApiCreatedResponse({ type: CompanyClaimDto })
  @ApiErrors(PLACEMENT_NOT_FOUND, CLAIM_OPEN, ALREADY_REPLACED, UNPROCESSABLE, TOO_MANY_CHANGES)
  @Idempotent()
  @Opens('record', 'placement')
  @Post()
  file(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: FileClaimDto,
  ): Promise<CompanyClaimDto> {
    return this.claims.file(caller, id, dto, COMPANY_CLAIMS);
  }
}
