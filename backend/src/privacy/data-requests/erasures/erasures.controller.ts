import { Controller, Delete, Get, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { TOO_MANY_CHANGES } from '../../../auth/audit/audit.problems.js';
import { ERASURE_UNDER_WAY, PROFILE_NOT_FOUND } from '../../../auth/auth.problems.js';
import { ApiException } from '../../../platform/errors/problem.js';
import { INVALID } from '../../../platform/errors/problems.js';
import { Fresh, Roles, WhileRestricted } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../../platform/http/caller.js';
import { ErasureDto, ErasureQueryDto } from './erasure.dto.js';
import { ERASURE_NOT_REQUESTED, ERASURE_REQUESTED } from './erasures.problems.js';
import { ErasuresService } from './erasures.service.js';

@ApiTags('privacy')
@Roles('employee', 'company')
@WhileRestricted()
@Controller('api/me/erasure')
export class ErasuresController {
  constructor(private readonly erasures: ErasuresService) {}

  /** When the caller is erased, and what stays or would stay. */
  @ApiOkResponse({ type: ErasureDto })
  @ApiErrors(INVALID)
  @Get()
  own(@CurrentCaller() caller: Caller, @Query() { language }: ErasureQueryDto): Promise<ErasureDto> {
    return this.erasures.of({ ...caller, language: language ?? caller.language });
  }

  /** Erases the caller at the end of the 14th day. Until then the account is restricted. */
  @ApiCreatedResponse({ type: ErasureDto })
  @ApiErrors(INVALID, ERASURE_REQUESTED, PROFILE_NOT_FOUND, TOO_MANY_CHANGES)
  @Fresh()
  @Post()
  ask(@CurrentCaller() caller: Caller, @Req() { body }: FastifyRequest): Promise<ErasureDto> {
    // what carries anything was meant for another call
    if (Object.keys(body ?? {}).length) throw new ApiException(INVALID);
    return this.erasures.ask(caller);
  }

  /** Takes that back: the account is what it was. What has ended stays so. */
  @ApiOkResponse({ type: ErasureDto })
  @ApiErrors(ERASURE_NOT_REQUESTED, ERASURE_UNDER_WAY, PROFILE_NOT_FOUND, TOO_MANY_CHANGES)
  @Delete()
  withdraw(@CurrentCaller() caller: Caller): Promise<ErasureDto> {
    return this.erasures.withdraw(caller);
  }
}
