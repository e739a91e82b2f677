import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Fresh, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { BackupPassphraseDto, BackupsDto } from './backups.dto.js';
import { BACKUP_ELSEWHERE, BACKUP_NO_ROOM, BACKUP_NOT_FOUND, BACKUP_RUNS } from './backups.problems.js';
import { BackupsService } from './backups.service.js';

const ACCEPTED = 202;

@ApiTags('super admin')
@Roles('super_admin')
@Controller('api/admin/backups')
export class AdminBackupsController {
  constructor(private readonly backups: BackupsService) {}

  /** The newest backup of the embedded database, and whether one is being made. */
  @ApiOkResponse({ type: BackupsDto })
  @ApiErrors()
  @Get()
  state(): Promise<BackupsDto> {
    return this.backups.state();
  }

  /** Begins a backup of the embedded database, sealed and read again as `npm run backup` makes them. */
  @ApiResponse({ status: ACCEPTED, type: BackupsDto })
  @ApiErrors(BACKUP_RUNS, BACKUP_ELSEWHERE, BACKUP_NO_ROOM)
  @HttpCode(ACCEPTED)
  @Fresh()
  @Post()
  begin(@CurrentCaller() caller: Caller): Promise<BackupsDto> {
    return this.backups.begin(caller);
  }

  /** The newest backup, sealed. */
  @ApiFileResponse('The backup, to be saved', 'application/octet-stream')
  @ApiErrors(BACKUP_NOT_FOUND)
  @Fresh()
  @Get('newest')
  newest(@CurrentCaller() caller: Caller): Promise<FileReply> {
    return this.backups.download(caller);
  }

  /** The passphrase that opens the backups of the embedded database, where the operator set none. */
  @ApiOkResponse({ type: BackupPassphraseDto })
  @ApiErrors(BACKUP_ELSEWHERE)
  @Fresh()
  @Get('passphrase')
  async passphrase(@CurrentCaller() caller: Caller): Promise<BackupPassphraseDto> {
    return { passphrase: await this.backups.passphrase(caller) };
  }
}
