import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { Needs, Roles } from '../../platform/http/access.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { ACCESS_LOG, AccessDto } from './access-log.list.js';

@ApiTags('admin')
@AuditReads('access log')
@Roles('admin', 'super_admin')
@Needs('privacy')
@Controller('api/admin/access-log')
export class AdminAccessLogController {
  constructor(private readonly lists: ListReader) {}

  /** Who of the staff and of companies opened whose data, latest first. */
  @ApiList(AccessDto, ACCESS_LOG)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(ACCESS_LOG, call);
  }
}
