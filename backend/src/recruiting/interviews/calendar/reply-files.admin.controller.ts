import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../../platform/http/caller.js';
import { Opens } from '../../../platform/http/opens.js';
import { FileUpload } from '../../../platform/uploads/file-upload.js';
import { Uploaded, type UploadedFile } from '../../../platform/uploads/uploaded-file.js';
import { IdPipe } from '../../../platform/validation/id.pipe.js';
import { InterviewDto } from '../interviews.list.js';
import {
  INTERVIEW_MOVED,
  INTERVIEW_NOT_FOUND,
  INTERVIEW_OVER,
  NOT_INVITED,
  REPLY_FILE_OF_ANOTHER,
  REPLY_FILE_OLDER,
  REPLY_FILE_TENTATIVE,
  REPLY_FILE_WRONG,
} from '../interviews.problems.js';
import { ReplyFilesService } from './reply-files.service.js';

const MAX_FILE_BYTES = 256 * 1024;

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/interviews/:id/reply-file')
export class ReplyFilesController {
  constructor(private readonly files: ReplyFilesService) {}

  /** Reads the answer of a calendar (a file of METHOD:REPLY) to the invitation of a recipient. */
  @ApiOkResponse({ type: InterviewDto })
  @ApiErrors(
    INTERVIEW_NOT_FOUND,
    INTERVIEW_MOVED,
    INTERVIEW_OVER,
    NOT_INVITED,
    REPLY_FILE_OLDER,
    REPLY_FILE_WRONG,
    REPLY_FILE_OF_ANOTHER,
    REPLY_FILE_TENTATIVE,
  )
  @HttpCode(200)
  @Opens('record', 'interview')
  @FileUpload(MAX_FILE_BYTES)
  @Post()
  take(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Uploaded() { bytes }: UploadedFile,
  ): Promise<InterviewDto> {
    return this.files.take(caller, id, bytes);
  }
}
