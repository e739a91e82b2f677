import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { CurrentCaller, type Caller } from '../../platform/http/caller.js';
import { NextStepDto, NextStepsQueryDto } from './next-step.dto.js';
import { NextStepsService } from './next-steps.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/next-steps')
export class NextStepsController {
  constructor(private readonly steps: NextStepsService) {}

  /** Where connections stand, and what follows for each. */
  @ApiOkResponse({ type: [NextStepDto] })
  @ApiErrors()
  @Get()
  of(@CurrentCaller() caller: Caller, @Query() { connections }: NextStepsQueryDto): Promise<NextStepDto[]> {
    return this.steps.of(caller, connections);
  }
}
