import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Fresh, Roles, WhileRestricted } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { DataExportsService } from './data-exports.service.js';
import {
  DATA_EXPORT_NOT_FOUND,
  DATA_EXPORT_NOT_READY,
  DATA_EXPORT_UNDER_WAY,
  NOMINEE_IS_SELF,
  NOMINEE_NOT_FOUND,
  TOO_MANY_DATA_EXPORTS,
  TOO_MANY_NOMINEES,
} from './data-requests.problems.js';
import { NomineesService } from './nominees.service.js';
import { DataExportDto, NameNomineeDto, NomineeDto, OwnDataDto } from './own-data.dto.js';
import { OwnDataService } from './own-data.service.js';

@ApiTags('privacy')
@Roles('employee', 'company')
@WhileRestricted()
@Controller('api/me')
export class OwnDataController {
  constructor(
    private readonly data: OwnDataService,
    private readonly exports: DataExportsService,
    private readonly nominees: NomineesService,
  ) {}

  /** What is held about the caller, by kind, and which company was shown what and when. */
  @ApiOkResponse({ type: OwnDataDto })
  @Get('data')
  summary(@CurrentCaller() caller: Caller): Promise<OwnDataDto> {
    return this.data.of(caller);
  }

  /** How far the caller's download is. */
  @ApiOkResponse({ type: DataExportDto })
  @ApiErrors(DATA_EXPORT_NOT_FOUND)
  @Get('data/export')
  one(@CurrentCaller() caller: Caller): Promise<DataExportDto> {
    return this.exports.one(caller);
  }

  /** Asks for a download of everything that the caller may have; a mail says when it is ready. */
  @ApiAcceptedResponse({ type: DataExportDto })
  @ApiErrors(DATA_EXPORT_UNDER_WAY, TOO_MANY_DATA_EXPORTS, TOO_MANY_CHANGES)
  @HttpCode(202)
  @Post('data/export')
  ask(@CurrentCaller() caller: Caller): Promise<DataExportDto> {
    return this.exports.ask(caller);
  }

  /** The download itself: a page to read, the same as JSON, and the caller's files. */
  @ApiFileResponse('A ZIP archive, to be saved', 'application/zip')
  @ApiErrors(DATA_EXPORT_NOT_FOUND, DATA_EXPORT_NOT_READY)
  @Get('data/export/file')
  file(@CurrentCaller() caller: Caller): Promise<FileReply> {
    return this.exports.file(caller);
  }

  /** Names who acts for the caller after death or incapacity; the nominee is mailed. Takes a fresh login. */
  @ApiOkResponse({ type: NomineeDto })
  @ApiErrors(NOMINEE_IS_SELF, TOO_MANY_NOMINEES, TOO_MANY_CHANGES)
  @Fresh()
  @Put('nominee')
  name(@CurrentCaller() caller: Caller, @Body() dto: NameNomineeDto): Promise<NomineeDto> {
    return this.nominees.name(caller, dto);
  }

  /** Names nobody any more; the former nominee is mailed. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(NOMINEE_NOT_FOUND, TOO_MANY_CHANGES)
  @Delete('nominee')
  async remove(@CurrentCaller() caller: Caller): Promise<MessageDto> {
    await this.nominees.remove(caller);
    return { message: 'No nominee is named any more' };
  }
}
