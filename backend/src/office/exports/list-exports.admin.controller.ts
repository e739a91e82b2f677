import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Fresh, Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { LIST_PROBLEMS } from '../../platform/lists/lists.problems.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { XLSX_TYPE } from '../../platform/xlsx.js';
import { EXPORT_NOT_FOUND, EXPORT_NOT_READY, TOO_MANY_LIST_EXPORTS, TOO_MANY_UNDER_WAY } from './exports.problems.js';
import { CreateListExportDto } from './list-export.dto.js';
import { LIST_EXPORTS, ListExportDto } from './list-exports.list.js';
import { ListExportsService } from './list-exports.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('exports')
@Controller('api/admin/list-exports')
export class AdminListExportsController {
  constructor(private readonly exports: ListExportsService) {}

  /** The caller's files of whole lists, newest first. */
  @ApiList(ListExportDto, LIST_EXPORTS)
  @Get()
  list(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.exports.page(caller, call);
  }

  /** Asks for a file of all rows of a filtered list; it is made in the background and kept for a day. */
  @ApiCreatedResponse({ type: ListExportDto })
  @ApiErrors(...LIST_PROBLEMS, TOO_MANY_UNDER_WAY, TOO_MANY_LIST_EXPORTS)
  @Fresh()
  @Post()
  create(@CurrentCaller() caller: Caller, @Body() dto: CreateListExportDto): Promise<ListExportDto> {
    return this.exports.create(caller, dto);
  }

  /** One file, and how far it is. */
  @ApiOkResponse({ type: ListExportDto })
  @ApiErrors(EXPORT_NOT_FOUND)
  @Get(':id')
  one(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ListExportDto> {
    return this.exports.one(caller, id);
  }

  /** The file itself. */
  @ApiFileResponse('The file, to be saved', 'text/csv', XLSX_TYPE)
  @ApiErrors(EXPORT_NOT_FOUND, EXPORT_NOT_READY)
  @Fresh()
  @Get(':id/file')
  file(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.exports.file(caller, id);
  }
}
