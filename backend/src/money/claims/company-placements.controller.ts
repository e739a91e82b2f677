import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OwnersOnly, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens, OpensAnswered } from '../../platform/http/opens.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { PLACEMENT_NOT_FOUND } from '../placements/placements.problems.js';
import { COMPANY_PLACEMENTS, CompanyPlacementDto } from './company-placements.list.js';
import { CompanyPlacementsService } from './company-placements.service.js';

@ApiTags('company')
@Roles('company')
@OwnersOnly()
@Controller('api/company/placements')
export class CompanyPlacementsController {
  constructor(private readonly placements: CompanyPlacementsService) {}

  /** Who was placed at the caller's company, latest first. */
  @ApiList(CompanyPlacementDto, COMPANY_PLACEMENTS)
  @OpensAnswered('record', 'placement', { field: 'placement_id' })
  @Get()
  list(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.placements.list(caller, call);
  }

  /** One placement of the caller's company. */
  @ApiOkResponse({ type: CompanyPlacementDto })
  @ApiErrors(PLACEMENT_NOT_FOUND)
  @Opens('record', 'placement')
  @Get(':id')
  one(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CompanyPlacementDto> {
    return this.placements.one(caller, id);
  }
}
