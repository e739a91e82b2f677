import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { DuplicateDto, DUPLICATES } from './duplicates.list.js';
import { DuplicatesService } from './duplicates.service.js';
import { DUPLICATE_NOT_FOUND, PAIR_MERGED } from './merge.problems.js';

@ApiTags('admin')
@AuditReads('duplicate')
@Roles('admin', 'super_admin')
@Needs('merges')
@Controller('api/admin/duplicates')
export class AdminDuplicatesController {
  constructor(
    private readonly duplicates: DuplicatesService,
    private readonly lists: ListReader,
  ) {}

  /** Pairs of records that may be the same, newest first. */
  @ApiList(DuplicateDto, DUPLICATES)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(DUPLICATES, call);
  }

  /** One pair. */
  @ApiOkResponse({ type: DuplicateDto })
  @ApiErrors(DUPLICATE_NOT_FOUND)
  @Opens('record', 'duplicate')
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<DuplicateDto> {
    return this.lists.record(DUPLICATES, id, DUPLICATE_NOT_FOUND);
  }

  /** Says that two records are not the same; the pair does not come back. */
  @ApiOkResponse({ type: DuplicateDto })
  @ApiErrors(DUPLICATE_NOT_FOUND, PAIR_MERGED)
  @HttpCode(200)
  @Opens('record', 'duplicate')
  @Post(':id/dismiss')
  dismiss(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DuplicateDto> {
    return this.duplicates.dismiss(caller, id);
  }
}
