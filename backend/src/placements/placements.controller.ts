import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { CurrentCaller, type Caller } from '../platform/http/caller.js';
import { ApiList } from '../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../platform/lists/list-call.js';
import { type JsonText, type ListPage } from '../platform/lists/list-page.js';
import { IdPipe } from '../platform/validation/id.pipe.js';
import { CompanyPlacementDto } from './company-placement.dto.js';
import { COMPANY_PLACEMENTS } from './placements.list.js';
import { PLACEMENT_NOT_FOUND, PlacementsService } from './placements.service.js';

@ApiTags('company')
@Roles('company')
@Controller('api/company/placements')
export class PlacementsController {
  constructor(private readonly placements: PlacementsService) {}

  /** Who was placed at the caller's company, latest first. */
  @ApiList(CompanyPlacementDto, COMPANY_PLACEMENTS)
  @Get()
  list(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.placements.ofCompany(caller, call);
  }

  /** One placement of the caller's company. */
  @ApiOkResponse({ type: CompanyPlacementDto })
  @ApiErrors(PLACEMENT_NOT_FOUND)
  @Get(':id')
  one(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<JsonText> {
    return this.placements.oneOfCompany(caller, id);
  }
}
