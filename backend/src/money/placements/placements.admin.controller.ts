import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { LEFT_BEFORE_JOINING, NOT_LEFT, PLACEMENT_INVOICED } from '../../connections/connections.problems.js';
import { Needs, Roles } from '../../platform/http/access.js';
import { PERMISSION_MISSING } from '../../platform/http/access.problems.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens, OpensAnswered } from '../../platform/http/opens.js';
import { ApiList, ApiSums } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { UNPROCESSABLE } from '../../platform/validation/validation.problems.js';
import { EditPlacementDto, PlacementSumsDto } from './placement.dto.js';
import { PlacementDto, PLACEMENTS } from './placements.list.js';
import { PLACEMENT_NOT_FOUND } from './placements.problems.js';
import { PlacementsService } from './placements.service.js';

@ApiTags('admin')
@AuditReads('placement')
@Roles('admin', 'super_admin')
@Controller('api/admin/placements')
export class AdminPlacementsController {
  constructor(
    private readonly placements: PlacementsService,
    private readonly lists: ListReader,
  ) {}

  /** Placements, latest first. */
  @ApiList(PlacementDto, PLACEMENTS)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(PLACEMENTS, call);
  }

  /** What the placements of a filter earn in all. */
  @ApiSums(PlacementSumsDto)
  @Needs('money')
  @Get('sums')
  sums(@CurrentListCall() call: ListCall): Promise<PlacementSumsDto> {
    return this.lists.sums(PLACEMENTS, call);
  }

  /** One placement. */
  @ApiOkResponse({ type: PlacementDto })
  @ApiErrors(PLACEMENT_NOT_FOUND)
  @Opens('record', 'placement')
  @Get(':id')
  one(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<PlacementDto> {
    return this.placements.one(caller, id);
  }

  /** Notes joining date, gross salary and that the person left. */
  @ApiOkResponse({ type: PlacementDto })
  @ApiErrors(PLACEMENT_NOT_FOUND, PLACEMENT_INVOICED, LEFT_BEFORE_JOINING, NOT_LEFT, PERMISSION_MISSING, UNPROCESSABLE)
  @Opens('record', 'placement')
  @Patch(':id')
  edit(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: EditPlacementDto,
  ): Promise<PlacementDto> {
    return this.placements.edit(caller, id, dto);
  }

  /** The original placement and every replacement, first to last. */
  @ApiOkResponse({ type: [PlacementDto] })
  @ApiErrors(PLACEMENT_NOT_FOUND)
  @OpensAnswered('record', 'placement', { field: 'placement_id' })
  @Get(':id/chain')
  chain(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<PlacementDto[]> {
    return this.placements.chain(caller, id);
  }
}
