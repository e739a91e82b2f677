import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { COMPANY_NOT_FOUND } from '../../companies/companies.problems.js';
import { EMPLOYEE_NOT_FOUND } from '../../employees/employees.problems.js';
import { Fresh, Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens, OpensBoth } from '../../platform/http/opens.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { EDIT_CONFLICT } from '../../platform/record-version.problems.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { MergeCompaniesDto, MergeDoneDto, MergeEmployeesDto, MergePreviewDto } from './merge.dto.js';
import {
  BOTH_PLACED,
  MERGE_NOT_FOUND,
  MERGE_UNDONE,
  MERGE_WITH_ITSELF,
  MERGE_WITHOUT_REASON,
  ONLY_SUPER_ADMIN_MERGES,
  TOO_MANY_SKILLS,
  UNDO_EMAIL_TAKEN,
  UNDO_LATER_FIRST,
  UNDO_PLACEMENT_CHANGED,
  UNDO_TOO_LATE,
} from './merge.problems.js';
import { MergeService } from './merge.service.js';
import { MERGE_KINDS } from './merge-kind.js';
import { MergeUndoService } from './merge-undo.service.js';
import { MergeEntryDto, MERGES } from './merges.list.js';

const { employees, companies } = MERGE_KINDS;

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('merges')
@Controller('api/admin')
export class AdminMergesController {
  constructor(
    private readonly merges: MergeService,
    private readonly undoing: MergeUndoService,
    private readonly lists: ListReader,
  ) {}

  /** What a merge of another employee into this one would do; nothing changes. */
  @ApiOkResponse({ type: MergePreviewDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, EDIT_CONFLICT, MERGE_WITH_ITSELF, BOTH_PLACED, TOO_MANY_SKILLS)
  @HttpCode(200)
  @OpensBoth('employee', 'loser_id')
  @Post('employees/:id/merge-preview')
  previewEmployees(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: MergeEmployeesDto,
  ): Promise<MergePreviewDto> {
    return this.merges.preview(caller, employees, id, dto);
  }

  /** Merges another employee into this one; the other's login ends. It can be undone for 30 days. */
  @ApiOkResponse({ type: MergeDoneDto })
  @ApiErrors(
    EMPLOYEE_NOT_FOUND,
    EDIT_CONFLICT,
    MERGE_WITH_ITSELF,
    TOO_MANY_SKILLS,
    MERGE_WITHOUT_REASON,
    ONLY_SUPER_ADMIN_MERGES,
    BOTH_PLACED,
  )
  @HttpCode(200)
  @OpensBoth('employee', 'loser_id')
  @Fresh()
  @Post('employees/:id/merge')
  mergeEmployees(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: MergeEmployeesDto,
  ): Promise<MergeDoneDto> {
    return this.merges.merge(caller, employees, id, dto);
  }

  /** What a merge of another company into this one would do; nothing changes. */
  @ApiOkResponse({ type: MergePreviewDto })
  @ApiErrors(COMPANY_NOT_FOUND, EDIT_CONFLICT, MERGE_WITH_ITSELF)
  @HttpCode(200)
  @Post('companies/:id/merge-preview')
  previewCompanies(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: MergeCompaniesDto,
  ): Promise<MergePreviewDto> {
    return this.merges.preview(caller, companies, id, dto);
  }

  /** Merges another company into this one; the other's login ends. It can be undone for 30 days. */
  @ApiOkResponse({ type: MergeDoneDto })
  @ApiErrors(COMPANY_NOT_FOUND, EDIT_CONFLICT, MERGE_WITH_ITSELF, MERGE_WITHOUT_REASON, ONLY_SUPER_ADMIN_MERGES)
  @HttpCode(200)
  @Fresh()
  @Post('companies/:id/merge')
  mergeCompanies(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: MergeCompaniesDto,
  ): Promise<MergeDoneDto> {
    return this.merges.merge(caller, companies, id, dto);
  }

  /** Merges, latest first. */
  @ApiList(MergeEntryDto, MERGES)
  @Get('merges')
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(MERGES, call);
  }

  /** One merge. */
  @ApiOkResponse({ type: MergeEntryDto })
  @ApiErrors(MERGE_NOT_FOUND)
  @Opens('record', 'merge')
  @Get('merges/:id')
  one(@Param('id', IdPipe) id: number): Promise<MergeEntryDto> {
    return this.lists.record(MERGES, id, MERGE_NOT_FOUND);
  }

  /** Puts both records back as they were; what was edited since stays with the one that stayed. */
  @ApiOkResponse({ type: MergeEntryDto })
  @ApiErrors(MERGE_NOT_FOUND, MERGE_UNDONE, UNDO_TOO_LATE, UNDO_LATER_FIRST, UNDO_EMAIL_TAKEN, UNDO_PLACEMENT_CHANGED)
  @HttpCode(200)
  @Opens('record', 'merge')
  @Fresh()
  @Post('merges/:id/undo')
  undo(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<MergeEntryDto> {
    return this.undoing.undo(caller, id);
  }
}
