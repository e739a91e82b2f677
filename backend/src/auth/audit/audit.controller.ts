import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { AUDIT_LOG, AuditEntryDto } from './audit.list.js';
import { AuditReads } from './audited-reads.js';

@ApiTags('super admin')
@AuditReads('audit log')
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
