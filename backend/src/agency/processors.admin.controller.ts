import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Fresh, Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { DeletedDto } from '../platform/http/message.dto.js';
import { Idempotent } from '../platform/idempotency/idempotent.js';
import { ApiList } from '../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../platform/lists/list-call.js';
import { type ListPage } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { IdPipe } from '../platform/validation/id.pipe.js';
import { PROCESSOR_EXISTS, PROCESSOR_NOT_FOUND } from './agency.problems.js';
import { SetProcessorDto } from './processor.dto.js';
import { ProcessorDto, PROCESSORS } from './processors.list.js';
import { ProcessorsService } from './processors.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/processors')
export class AdminProcessorsController {
  constructor(
    private readonly processors: ProcessorsService,
    private readonly lists: ListReader,
  ) {}

  /** Who processes personal data for the agency, and since when by contract. */
  @ApiList(ProcessorDto, PROCESSORS)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(PROCESSORS, call);
  }

  /** Adds a processor; the notice names it from now on. */
  @ApiTags('super admin')
  @ApiCreatedResponse({ type: ProcessorDto })
  @ApiErrors(PROCESSOR_EXISTS)
  @Idempotent()
  @Roles('super_admin')
  @Fresh()
  @Post()
  add(@CurrentCaller() caller: Caller, @Body() dto: SetProcessorDto): Promise<ProcessorDto> {
    return this.processors.add(caller, dto);
  }

  /** Replaces what is known of a processor. */
  @ApiTags('super admin')
  @ApiOkResponse({ type: ProcessorDto })
  @ApiErrors(PROCESSOR_NOT_FOUND, PROCESSOR_EXISTS)
  @Roles('super_admin')
  @Fresh()
  @Put(':id')
  set(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: SetProcessorDto,
  ): Promise<ProcessorDto> {
    return this.processors.set(caller, id, dto);
  }

  /** Removes a processor from the settings and from the notice. */
  @ApiTags('super admin')
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(PROCESSOR_NOT_FOUND)
  @Roles('super_admin')
  @Fresh()
  @Delete(':id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.processors.delete(caller, id);
  }
}
