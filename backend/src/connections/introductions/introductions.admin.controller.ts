import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { Opens } from '../../platform/http/opens.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { IntroductionDto, INTRODUCTIONS } from './introductions.list.js';
import { INTRODUCTION_NOT_FOUND } from './introductions.problems.js';

@ApiTags('admin')
@AuditReads('introduction')
@Roles('admin', 'super_admin')
@Controller('api/admin/introductions')
export class AdminIntroductionsController {
  constructor(private readonly lists: ListReader) {}

  /** Introductions, latest first. */
  @ApiList(IntroductionDto, INTRODUCTIONS)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(INTRODUCTIONS, call);
  }

  /** One introduction. */
  @ApiOkResponse({ type: IntroductionDto })
  @ApiErrors(INTRODUCTION_NOT_FOUND)
  @Opens('record', 'introduction')
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<IntroductionDto> {
    return this.lists.record(INTRODUCTIONS, id, INTRODUCTION_NOT_FOUND);
  }
}
