import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../../auth/audit/audited-reads.js';
import { ERASURE_UNDER_WAY } from '../../../auth/auth.problems.js';
import { EMPLOYEE_NOT_FOUND } from '../../../employees/employees.problems.js';
import { Fresh, Needs, Roles } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../../platform/http/caller.js';
import { Opens } from '../../../platform/http/opens.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { ApiList } from '../../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../../platform/lists/list-call.js';
import { type ListPage } from '../../../platform/lists/list-page.js';
import { ListReader } from '../../../platform/lists/list-reader.js';
import { IdPipe } from '../../../platform/validation/id.pipe.js';
import { UnderAgeDto, UnderAgeReasonDto } from './restricted-account.dto.js';
import { RESTRICTED_ACCOUNTS, RestrictedAccountDto } from './restricted-accounts.list.js';
import { NOT_REPORTED, REPORTED } from './under-age.problems.js';
import { UnderAgeService } from './under-age.service.js';

@ApiTags('admin')
@AuditReads('account')
@Roles('admin', 'super_admin')
@Controller('api/admin')
export class AdminRestrictionsController {
  constructor(
    private readonly underAge: UnderAgeService,
    private readonly lists: ListReader,
  ) {}

  /** Accounts that are to be erased, the latest first: why, and when. */
  @ApiList(RestrictedAccountDto, RESTRICTED_ACCOUNTS)
  @Get('restricted-accounts')
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(RESTRICTED_ACCOUNTS, call);
  }

  /** Reports a person as under 18: restricted at once, notified by mail, and erased at the end of the 7th day unless it is disproved. */
  @ApiOkResponse({ type: UnderAgeDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, REPORTED)
  @Fresh()
  @Idempotent()
  @HttpCode(200)
  @Opens('record', 'employee')
  @Post('employees/:id/under-age')
  report(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: UnderAgeReasonDto,
  ): Promise<UnderAgeDto> {
    return this.underAge.report(caller, id, reason);
  }

  /** Takes a report back that was disproved. What else the person is restricted for stands. */
  @ApiOkResponse({ type: UnderAgeDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, NOT_REPORTED, ERASURE_UNDER_WAY)
  @Needs('privacy')
  @Opens('record', 'employee')
  @Delete('employees/:id/under-age')
  disprove(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: UnderAgeReasonDto,
  ): Promise<UnderAgeDto> {
    return this.underAge.disprove(caller, id, reason);
  }
}
