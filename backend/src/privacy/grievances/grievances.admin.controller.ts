import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { ApiResumeFile } from '../../employees/resumes/resume-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { AnswerGrievanceDto } from './grievance.dto.js';
import { GRIEVANCE_MEDIA_TYPES, GrievanceFiles } from './grievance-files.js';
import { GrievanceDto, GRIEVANCES } from './grievances.list.js';
import {
  GRIEVANCE_ABOUT_READER,
  GRIEVANCE_ANSWERED,
  GRIEVANCE_FILE_NOT_FOUND,
  GRIEVANCE_NOT_FOUND,
  GRIEVANCE_OWN,
} from './grievances.problems.js';
import { GrievancesService } from './grievances.service.js';

@ApiTags('admin')
@AuditReads('grievance')
@Roles('admin', 'super_admin')
@Needs('privacy')
@Controller('api/admin/grievances')
export class AdminGrievancesController {
  constructor(
    private readonly grievances: GrievancesService,
    private readonly files: GrievanceFiles,
  ) {}

  /** What people wrote, latest first. */
  @ApiList(GrievanceDto, GRIEVANCES)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.grievances.list(call);
  }

  /** What one person wrote, and the answers. */
  @ApiOkResponse({ type: GrievanceDto })
  @ApiErrors(GRIEVANCE_NOT_FOUND)
  @Opens('record', 'grievance')
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<GrievanceDto> {
    return this.grievances.one(id);
  }

  /** The file that the person sent along. */
  @ApiResumeFile('The file, to be saved', ...GRIEVANCE_MEDIA_TYPES)
  @ApiErrors(GRIEVANCE_FILE_NOT_FOUND)
  @Opens('record', 'grievance')
  @Get(':id/file')
  download(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.files.file(caller, id);
  }

  /** Answers it; the answer is mailed and names the Data Protection Board. */
  @ApiOkResponse({ type: GrievanceDto })
  @ApiErrors(GRIEVANCE_NOT_FOUND, GRIEVANCE_OWN, GRIEVANCE_ABOUT_READER, GRIEVANCE_ANSWERED)
  @Idempotent()
  @HttpCode(200)
  @Opens('record', 'grievance')
  @Post(':id/answer')
  answer(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { text }: AnswerGrievanceDto,
  ): Promise<GrievanceDto> {
    return this.grievances.answer(caller, id, text);
  }
}
