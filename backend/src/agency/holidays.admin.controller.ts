import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
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
import { UNPROCESSABLE } from '../platform/validation/validation.problems.js';
import { HOLIDAY_EXISTS, HOLIDAY_NOT_FOUND } from './agency.problems.js';
import { AddHolidayDto } from './holiday.dto.js';
import { HolidayDto, HOLIDAYS } from './holidays.list.js';
import { HolidaysService } from './holidays.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/holidays')
export class AdminHolidaysController {
  constructor(
    private readonly holidays: HolidaysService,
    private readonly lists: ListReader,
  ) {}

  /** Holidays, latest first. */
  @ApiList(HolidayDto, HOLIDAYS)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(HOLIDAYS, call);
  }

  /** Adds a holiday. */
  @ApiTags('super admin')
  @ApiCreatedResponse({ type: HolidayDto })
  @ApiErrors(UNPROCESSABLE, HOLIDAY_EXISTS)
  @Idempotent()
  @Roles('super_admin')
  @Fresh()
  @Post()
  add(@CurrentCaller() caller: Caller, @Body() dto: AddHolidayDto): Promise<HolidayDto> {
    return this.holidays.add(caller, dto);
  }

  /** Removes a holiday. */
  @ApiTags('super admin')
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(HOLIDAY_NOT_FOUND)
  @Roles('super_admin')
  @Fresh()
  @Delete(':id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.holidays.delete(caller, id);
  }
}
