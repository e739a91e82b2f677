import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../common/http/access.js';
import { type ListPage } from '../common/lists/list-page.js';
import { ListReader } from '../common/lists/list-reader.js';
import { ApiList } from '../common/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../common/lists/list-call.js';
import { AuditEntryDto } from './audit-entry.dto.js';
import { AUDIT_LOG } from './audit.list.js';

@ApiTags('super admin')
@Roles('super_admin')
@Controller('api/admin/audit-log')
export class AuditController {
  constructor(private readonly lists: ListReader) {}

  /** Who did what, newest first. */
  @ApiList(AuditEntryDto, AUDIT_LOG)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(AUDIT_LOG, call);
  }
}
