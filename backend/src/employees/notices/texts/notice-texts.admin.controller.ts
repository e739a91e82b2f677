import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Fresh, Roles } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../../platform/http/caller.js';
import { DeletedDto } from '../../../platform/http/message.dto.js';
import { NoticeTextDto, SetNoticeTextDto } from './notice-texts.dto.js';
import {
  NOTICE_TEXT_LINES,
  NOTICE_TEXT_NOT_ADDED,
  NOTICE_TEXT_NOT_FOUND,
  NOTICE_TEXT_VERSION,
} from './notice-texts.problems.js';
import { NoticeTextsService } from './notice-texts.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/notice-texts')
export class AdminNoticeTextsController {
  constructor(private readonly texts: NoticeTextsService) {}

  /** English and the languages of the Constitution, whether the present notice can be read in them, and who asks for one. */
  @ApiOkResponse({ type: [NoticeTextDto] })
  @Get()
  list(): Promise<NoticeTextDto[]> {
    return this.texts.list();
  }

  /** Adds the present notice in a language, or replaces its text. People read it from now on. */
  @ApiTags('super admin')
  @ApiOkResponse({ type: NoticeTextDto })
  @ApiErrors(NOTICE_TEXT_LINES, NOTICE_TEXT_NOT_ADDED, NOTICE_TEXT_VERSION)
  @Roles('super_admin')
  @Fresh()
  @Put(':language')
  set(
    @CurrentCaller() caller: Caller,
    @Param('language') language: string,
    @Body() dto: SetNoticeTextDto,
  ): Promise<NoticeTextDto> {
    return this.texts.set(caller, language, dto);
  }

  /** Takes an added text away: the notice is missing in its language again. */
  @ApiTags('super admin')
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(NOTICE_TEXT_NOT_ADDED, NOTICE_TEXT_NOT_FOUND)
  @Roles('super_admin')
  @Fresh()
  @Delete(':language')
  delete(@CurrentCaller() caller: Caller, @Param('language') language: string): Promise<DeletedDto> {
    return this.texts.delete(caller, language);
  }
}
