import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { ApiResumeFile } from '../../employees/resumes/resume-file-response.js';
import { RESUME_FILE_PROBLEMS } from '../../employees/resumes/resumes.problems.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Needs, Roles, WhileRestricted } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList, ApiOwnList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { FileUpload } from '../../platform/uploads/file-upload.js';
import { OptionalUpload, type UploadedFile } from '../../platform/uploads/uploaded-file.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { AnswerGrievanceDto, FileGrievanceDto, ReopenGrievanceDto } from './grievance.dto.js';
import { GRIEVANCE_MEDIA_TYPES, GrievanceFiles } from './grievance-files.js';
import { MAX_TEXT, OWN_GRIEVANCE_KINDS } from './grievance-state.js';
import { GrievanceDto, GRIEVANCES, OwnGrievanceDto } from './grievances.list.js';
import {
  GRIEVANCE_ABOUT_READER,
  GRIEVANCE_ANSWERED,
  GRIEVANCE_FILE_KIND,
  GRIEVANCE_FILE_NOT_FOUND,
  GRIEVANCE_NOT_ANSWERED,
  GRIEVANCE_NOT_FOUND,
  GRIEVANCE_NOT_REOPENED,
  GRIEVANCE_OWN,
  TOO_MANY_GRIEVANCES,
} from './grievances.problems.js';
import { GrievancesService } from './grievances.service.js';

/** The largest file: 5 MB. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

@ApiTags('privacy')
@Roles('employee', 'company')
@WhileRestricted()
@Controller('api/me/grievances')
export class OwnGrievancesController {
  constructor(
    private readonly grievances: GrievancesService,
    private readonly files: GrievanceFiles,
  ) {}

  /** What the caller wrote to the agency, latest first, with the answers. */
  @ApiOwnList(OwnGrievanceDto, 'grievances')
  @Get()
  list(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.grievances.own(caller, call);
  }

  /** Writes to the agency: a complaint, a correction or a question, with a file or without one. */
  @ApiCreatedResponse({ type: OwnGrievanceDto })
  @ApiErrors(GRIEVANCE_FILE_KIND, TOO_MANY_GRIEVANCES, TOO_MANY_CHANGES, ...RESUME_FILE_PROBLEMS)
  @Idempotent()
  @FileUpload(
    MAX_FILE_BYTES,
    { kind: { type: 'string', enum: [...OWN_GRIEVANCE_KINDS] }, text: { type: 'string', maxLength: MAX_TEXT } },
    { isOptional: true },
  )
  @Post()
  file(
    @CurrentCaller() caller: Caller,
    @Body() dto: FileGrievanceDto,
    @OptionalUpload() upload: UploadedFile | undefined,
  ): Promise<OwnGrievanceDto> {
    return this.grievances.file(caller, dto, upload);
  }

  /** The file that the caller sent along. */
  @ApiResumeFile('The file, to be saved', ...GRIEVANCE_MEDIA_TYPES)
  @ApiErrors(GRIEVANCE_FILE_NOT_FOUND)
  @Get(':id/file')
  download(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.files.file(caller, id);
  }

  /** Says that the answer is not enough: once, within 30 days. */
  @ApiOkResponse({ type: OwnGrievanceDto })
  @ApiErrors(GRIEVANCE_NOT_FOUND, GRIEVANCE_NOT_REOPENED, TOO_MANY_CHANGES)
  @Idempotent()
  @HttpCode(200)
  @Post(':id/reopen')
  reopen(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { text }: ReopenGrievanceDto,
  ): Promise<OwnGrievanceDto> {
    return this.grievances.reopen(caller, id, text);
  }

  /** Closes what was answered. */
  @ApiOkResponse({ type: OwnGrievanceDto })
  @ApiErrors(GRIEVANCE_NOT_FOUND, GRIEVANCE_NOT_ANSWERED, TOO_MANY_CHANGES)
  @HttpCode(200)
  @Post(':id/close')
  close(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<OwnGrievanceDto> {
    return this.grievances.close(caller, id);
  }
}

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
