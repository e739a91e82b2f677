import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Fresh, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { DeletedDto } from '../../platform/http/message.dto.js';
import { Opens } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { FileUpload } from '../../platform/uploads/file-upload.js';
import { Uploaded, type UploadedFile } from '../../platform/uploads/uploaded-file.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { EMPLOYEE_NOT_FOUND } from '../employees.problems.js';
import { ListedResumeDto, ReadResumeDto, ResumeDto } from './dto/resume.dto.js';
import { ApiResumeFile, MAX_RESUME_BYTES } from './resume-file-response.js';
import { type ResumeOwner } from './resume-owner.js';
import { ResumeQueriesService } from './resume-queries.service.js';
import {
  PAGE_NOT_DRAWN,
  PAGE_NOT_FOUND,
  PAGES_BUSY,
  RESUME_FILE_PROBLEMS,
  RESUME_NOT_FOUND,
  RESUME_WAS_READ,
  TOO_MANY_UPLOADS,
} from './resumes.problems.js';
import { ResumesService } from './resumes.service.js';

@ApiTags('admin')
@AuditReads('employee')
@Roles('admin', 'super_admin')
@Controller('api/admin/employees/:id')
export class AdminResumesController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly reads: ResumeQueriesService,
  ) {}

  /** Uploads the resume of a person, in place of the one before. */
  @ApiCreatedResponse({ type: ResumeDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, TOO_MANY_UPLOADS, ...RESUME_FILE_PROBLEMS)
  @Idempotent()
  @Opens('resume', 'employee')
  @FileUpload(MAX_RESUME_BYTES)
  @Post('resume')
  upload(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Uploaded() file: UploadedFile,
  ): Promise<ResumeDto> {
    return this.resumes.upload(caller, employee(id), file);
  }

  /** The file of a person's resume. */
  @ApiResumeFile('The file, to be saved')
  @ApiErrors(EMPLOYEE_NOT_FOUND, RESUME_NOT_FOUND)
  @Opens('resume', 'employee')
  @Get('resume')
  download(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.reads.file(caller, employee(id));
  }

  /** Removes the resume of a person with its text; older ones stay. */
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, RESUME_NOT_FOUND)
  @Fresh()
  @Delete('resume')
  remove(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.resumes.remove(caller, employee(id));
  }

  /** All resumes of a person, newest first. */
  @ApiOkResponse({ type: [ListedResumeDto] })
  @ApiErrors(EMPLOYEE_NOT_FOUND)
  @Opens('resume', 'employee')
  @Get('resumes')
  all(@Param('id', IdPipe) id: number): Promise<ListedResumeDto[]> {
    return this.reads.all(employee(id));
  }

  /** One resume of a person, with its text and what it says that the record does not. */
  @ApiOkResponse({ type: ReadResumeDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, RESUME_NOT_FOUND)
  @Opens('resume', 'employee')
  @Get('resumes/:resumeId')
  one(@Param('id', IdPipe) id: number, @Param('resumeId', IdPipe) resumeId: number): Promise<ReadResumeDto> {
    return this.reads.one(employee(id), resumeId);
  }

  /** The file of any resume of a person. */
  @ApiResumeFile('The file, to be saved')
  @ApiErrors(EMPLOYEE_NOT_FOUND, RESUME_NOT_FOUND)
  @Opens('resume', 'employee')
  @Get('resumes/:resumeId/file')
  file(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('resumeId', IdPipe) resumeId: number,
  ): Promise<FileReply> {
    return this.reads.file(caller, employee(id), resumeId);
  }

  /** Has a resume read once more that could not be read. */
  @ApiOkResponse({ type: ResumeDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, RESUME_NOT_FOUND, RESUME_WAS_READ, TOO_MANY_UPLOADS)
  @HttpCode(200)
  @Opens('resume', 'employee')
  @Post('resumes/:resumeId/read-again')
  readAgain(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('resumeId', IdPipe) resumeId: number,
  ): Promise<ResumeDto> {
    return this.resumes.readAgain(caller, employee(id), resumeId);
  }

  /** A page of a PDF, or a picture, to be shown; counted from 1. */
  @ApiResumeFile('The page, at most 1200 pixels wide', 'image/png')
  @ApiErrors(EMPLOYEE_NOT_FOUND, RESUME_NOT_FOUND, PAGE_NOT_FOUND, PAGE_NOT_DRAWN, PAGES_BUSY)
  @Opens('resume', 'employee')
  @Get('resumes/:resumeId/pages/:page')
  page(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('resumeId', IdPipe) resumeId: number,
    @Param('page', IdPipe) page: number,
  ): Promise<FileReply> {
    return this.reads.page(caller, employee(id), resumeId, page);
  }
}

function employee(employeeId: number): ResumeOwner {
  return { employeeId, notFound: EMPLOYEE_NOT_FOUND };
}
