import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EMPLOYEE_NOT_FOUND } from '../../employees/employees.problems.js';
import { Fresh, Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { NOMINEE_DECIDED, NOMINEE_NOT_FOUND } from './data-requests.problems.js';
import { NomineesService } from './nominees.service.js';
import { DecideNomineeClaimDto, NomineeDto } from './own-data.dto.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('privacy')
@Controller('api/admin/employees')
export class AdminNomineesController {
  constructor(private readonly nominees: NomineesService) {}

  /** Who acts for a person after death or incapacity. */
  @ApiOkResponse({ type: NomineeDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, NOMINEE_NOT_FOUND)
  @Opens('record', 'employee')
  @Get(':id/nominee')
  one(@Param('id', IdPipe) id: number): Promise<NomineeDto> {
    return this.nominees.ofEmployee(id);
  }

  /** Decides a claim of the nominee, who is mailed the reason. */
  @ApiOkResponse({ type: NomineeDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, NOMINEE_NOT_FOUND, NOMINEE_DECIDED)
  @Roles('super_admin')
  @Fresh()
  @HttpCode(200)
  @Opens('record', 'employee')
  @Post(':id/nominee/claim')
  decide(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: DecideNomineeClaimDto,
  ): Promise<NomineeDto> {
    return this.nominees.decide(caller, id, dto);
  }
}
