import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Fresh, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { HeldRecordDto, OpenHeldRecordsDto } from './held-records.dto.js';
import { HELD_SEALED_OTHERWISE, NO_HELD_FILE, NOTHING_HELD } from './held-records.problems.js';
import { HeldRecordsService } from './held-records.service.js';

@ApiTags('super admin')
@Roles('super_admin')
@Controller('api/admin/held-records')
export class AdminHeldRecordsController {
  constructor(private readonly held: HeldRecordsService) {}

  /** Opens what is sealed of an erased person, for a numbered lawful order. */
  @ApiOkResponse({ type: [HeldRecordDto] })
  @ApiErrors(NOTHING_HELD, HELD_SEALED_OTHERWISE)
  @Fresh()
  @HttpCode(200)
  @Post('open')
  open(@CurrentCaller() caller: Caller, @Body() order: OpenHeldRecordsDto): Promise<HeldRecordDto[]> {
    return this.held.open(caller, order);
  }

  /** Opens one file of an erased person, for a numbered lawful order. */
  @ApiFileResponse('The file, to be saved', 'application/octet-stream')
  @ApiErrors(NO_HELD_FILE, HELD_SEALED_OTHERWISE)
  @Fresh()
  @HttpCode(200)
  @Post('files/:id/open')
  openFile(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() order: OpenHeldRecordsDto,
  ): Promise<FileReply> {
    return this.held.openFile(caller, id, order);
  }
}
