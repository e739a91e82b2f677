import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { INVALID } from '../../platform/errors/problems.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { DeletedDto } from '../../platform/http/message.dto.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { SavedSearchDto, SaveSearchDto } from './saved/saved-search.dto.js';
import { NOT_THE_OWNER, SEARCH_NOT_FOUND, TOO_MANY_SEARCHES } from './saved/saved-searches.problems.js';
import { SavedSearchesService } from './saved/saved-searches.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/saved-searches')
export class AdminSavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  /** Searches over people that the caller keeps, by name, then those that others share. */
  @ApiOkResponse({ type: [SavedSearchDto] })
  @Get()
  list(@CurrentCaller() caller: Caller): Promise<SavedSearchDto[]> {
    return this.searches.of(caller);
  }

  /** Saves a search. */
  @ApiCreatedResponse({ type: SavedSearchDto })
  @ApiErrors(INVALID, TOO_MANY_SEARCHES)
  @Idempotent()
  @Post()
  create(@CurrentCaller() caller: Caller, @Body() dto: SaveSearchDto): Promise<SavedSearchDto> {
    return this.searches.create(caller, dto);
  }

  /** Changes a search of the caller's. */
  @ApiOkResponse({ type: SavedSearchDto })
  @ApiErrors(INVALID, SEARCH_NOT_FOUND, NOT_THE_OWNER)
  @Put(':id')
  update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: SaveSearchDto,
  ): Promise<SavedSearchDto> {
    return this.searches.update(caller, id, dto);
  }

  /** Deletes a search of the caller's. */
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(SEARCH_NOT_FOUND, NOT_THE_OWNER)
  @Delete(':id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.searches.delete(caller, id);
  }
}
