import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { FileUpload } from '../../platform/uploads/file-upload.js';
import { Uploaded, type UploadedFile } from '../../platform/uploads/uploaded-file.js';
import { ResumePreviewDto } from './dto/resume.dto.js';
import { MAX_RESUME_BYTES } from './resume-file-response.js';
import { ResumePreviewService } from './resume-preview.service.js';
import { RESUME_FILE_PROBLEMS, TOO_MANY_UPLOADS } from './resumes.problems.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/resume-looks')
export class ResumePreviewController {
  constructor(private readonly previews: ResumePreviewService) {}

  /** What a resume says of somebody who is about to be added; nothing of it is kept. */
  @ApiOkResponse({ type: ResumePreviewDto })
  @ApiErrors(TOO_MANY_UPLOADS, ...RESUME_FILE_PROBLEMS)
  @HttpCode(200)
  @FileUpload(MAX_RESUME_BYTES)
  @Post()
  look(@CurrentCaller() caller: Caller, @Uploaded() { bytes }: UploadedFile): Promise<ResumePreviewDto> {
    return this.previews.look(caller, bytes);
  }
}
