import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { PROFILE_NOT_FOUND } from '../../auth/auth.problems.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { DeletedDto } from '../../platform/http/message.dto.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { FileUpload } from '../../platform/uploads/file-upload.js';
import { Uploaded, type UploadedFile } from '../../platform/uploads/uploaded-file.js';
import { ResumeDetailsDto, ResumeDto } from './dto/resume.dto.js';
import { ApiResumeFile, MAX_RESUME_BYTES } from './resume-file-response.js';
import { type ResumeOwner } from './resume-owner.js';
import { ResumeQueriesService } from './resume-queries.service.js';
import { RESUME_FILE_PROBLEMS, RESUME_NOT_FOUND, RESUME_WAS_READ, TOO_MANY_UPLOADS } from './resumes.problems.js';
import { ResumesService } from './resumes.service.js';

@ApiTags('employee')
@Roles('employee')
@Controller('api/employee/resume')
export class ResumesController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly reads: ResumeQueriesService,
  ) {}

  /** Uploads the caller's resume, in place of the one before. */
  @ApiCreatedResponse({ type: ResumeDto })
  @ApiErrors(PROFILE_NOT_FOUND, TOO_MANY_UPLOADS, TOO_MANY_CHANGES, ...RESUME_FILE_PROBLEMS)
  @Idempotent()
  @FileUpload(MAX_RESUME_BYTES)
  @Post()
  upload(@CurrentCaller() caller: Caller, @Uploaded() file: UploadedFile): Promise<ResumeDto> {
    return this.resumes.upload(caller, self(caller), file);
  }

  /** The file of the caller's resume. */
  @ApiResumeFile('The file, to be saved')
  @ApiErrors(PROFILE_NOT_FOUND, RESUME_NOT_FOUND)
  @Get()
  download(@CurrentCaller() caller: Caller): Promise<FileReply> {
    return this.reads.file(caller, self(caller));
  }

  /** The caller's resume and what it says that the profile does not. */
  @ApiOkResponse({ type: ResumeDetailsDto })
  @Get('details')
  details(@CurrentCaller() caller: Caller): Promise<ResumeDetailsDto> {
    return this.reads.details(self(caller).employeeId);
  }

  /** Has the caller's resume read once more that could not be read. */
  @ApiOkResponse({ type: ResumeDto })
  @ApiErrors(PROFILE_NOT_FOUND, RESUME_NOT_FOUND, RESUME_WAS_READ, TOO_MANY_UPLOADS, TOO_MANY_CHANGES)
  @HttpCode(200)
  @Post('read-again')
  readAgain(@CurrentCaller() caller: Caller): Promise<ResumeDto> {
    return this.resumes.readAgain(caller, self(caller));
  }

  /** Removes the caller's resume with its text. */
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(PROFILE_NOT_FOUND, RESUME_NOT_FOUND, TOO_MANY_CHANGES)
  @Delete()
  remove(@CurrentCaller() caller: Caller): Promise<DeletedDto> {
    return this.resumes.remove(caller, self(caller));
  }
}

/** 0 is no employee's key. */
function self({ employeeId }: Caller): ResumeOwner {
  return { employeeId: employeeId ?? 0, notFound: PROFILE_NOT_FOUND };
}
