import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { ConnectionStepsDto, NextStepDto, NextStepsQueryDto } from './next-step.dto.js';
import { NextStepsService } from './next-steps.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin')
export class NextStepsController {
  constructor(private readonly nextSteps: NextStepsService) {}

  /** Where connections stand, and what follows for each. */
  @ApiOkResponse({ type: [NextStepDto] })
  @ApiErrors()
  @Get('next-steps')
  of(@CurrentCaller() caller: Caller, @Query() { connections }: NextStepsQueryDto): Promise<NextStepDto[]> {
    return this.nextSteps.of(caller, connections);
  }

  /** How far one connection is: each step in one line, and what follows. */
  @ApiOkResponse({ type: ConnectionStepsDto })
  @ApiErrors(CONNECTION_NOT_FOUND)
  @Opens('record', 'connection')
  @Get('connections/:id/steps')
  steps(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ConnectionStepsDto> {
    return this.nextSteps.stepsOf(caller, id);
  }
}
