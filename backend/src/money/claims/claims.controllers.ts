import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { CLAIM_NOT_FOUND, CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { INVALID } from '../../platform/errors/problems.js';
import { Needs, OwnersOnly, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { UNPROCESSABLE } from '../../platform/validation/validation.problems.js';
import { PLACEMENT_NOT_FOUND } from '../placements/placements.problems.js';
import { CloseClaimDto, DecideClaimDto, FileClaimDto } from './claim.dto.js';
import { ClaimDecisionsService } from './claim-decisions.service.js';
import { ClaimDto, CLAIMS, COMPANY_CLAIMS, CompanyClaimDto } from './claims.list.js';
import {
  ALREADY_REPLACED,
  CLAIM_DECIDED_BEFORE,
  CLAIM_NOT_APPROVED,
  CLAIM_OPEN,
  DECLINED_WITHOUT_REASON,
  NOBODY_TO_REPLACE,
} from './claims.problems.js';
import { ClaimsService } from './claims.service.js';
import { PlacementTermsDto, PlacementTermsQueryDto } from './placement-terms.dto.js';
import { PlacementTermsService } from './placement-terms.service.js';

@ApiTags('company')
@Roles('company')
@OwnersOnly()
@Controller('api/company/placements/:id/claims')
export class ClaimsController {
  constructor(private readonly claims: ClaimsService) {}

  /** Reports that an employee placed at the caller's company has left. */
  @ApiCreatedResponse({ type: CompanyClaimDto })
  @ApiErrors(PLACEMENT_NOT_FOUND, CLAIM_OPEN, ALREADY_REPLACED, NOBODY_TO_REPLACE, UNPROCESSABLE, TOO_MANY_CHANGES)
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

@ApiTags('admin')
@AuditReads('warranty claim')
@Roles('admin', 'super_admin')
@Needs('money')
@Controller('api/admin')
export class AdminClaimsController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly decisions: ClaimDecisionsService,
    private readonly terms: PlacementTermsService,
    private readonly lists: ListReader,
  ) {}

  /** Files a claim for the company. */
  @ApiCreatedResponse({ type: ClaimDto })
  @ApiErrors(PLACEMENT_NOT_FOUND, CLAIM_OPEN, ALREADY_REPLACED, NOBODY_TO_REPLACE, UNPROCESSABLE)
  @Idempotent()
  @Opens('record', 'placement')
  @Post('placements/:id/claims')
  file(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number, @Body() dto: FileClaimDto): Promise<ClaimDto> {
    return this.claims.file(caller, id, dto, CLAIMS);
  }

  /** What would follow from joining date and gross if the connection became placed. */
  @ApiOkResponse({ type: PlacementTermsDto })
  @ApiErrors(INVALID, CONNECTION_NOT_FOUND)
  @Get('placements/terms/:connectionId')
  termsOf(
    @Param('connectionId', IdPipe) connectionId: number,
    @Query() known: PlacementTermsQueryDto,
  ): Promise<PlacementTermsDto> {
    return this.terms.of(connectionId, known);
  }

  /** Warranty claims, latest first. */
  @ApiList(ClaimDto, CLAIMS)
  @Get('claims')
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(CLAIMS, call);
  }

  /** One claim, with the invoice of its placement. */
  @ApiOkResponse({ type: ClaimDto })
  @ApiErrors(CLAIM_NOT_FOUND)
  @Opens('record', 'claim')
  @Get('claims/:id')
  one(@Param('id', IdPipe) id: number): Promise<ClaimDto> {
    return this.claims.one(id);
  }

  /** Approves or declines a claim, once. */
  @ApiOkResponse({ type: ClaimDto })
  @ApiErrors(CLAIM_NOT_FOUND, CLAIM_DECIDED_BEFORE, DECLINED_WITHOUT_REASON, UNPROCESSABLE)
  @Opens('record', 'claim')
  @Put('claims/:id/decision')
  decide(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: DecideClaimDto,
  ): Promise<ClaimDto> {
    return this.decisions.decide(caller, id, dto);
  }

  /** Ends an approved claim without a replacement. */
  @ApiOkResponse({ type: ClaimDto })
  @ApiErrors(CLAIM_NOT_FOUND, CLAIM_NOT_APPROVED, UNPROCESSABLE)
  @Opens('record', 'claim')
  @Put('claims/:id/close')
  close(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: CloseClaimDto,
  ): Promise<ClaimDto> {
    return this.decisions.close(caller, id, dto);
  }
}
