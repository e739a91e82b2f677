import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Needs, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { BillingSummaryService } from './billing-summary.service.js';
import { BillingSummaryDto, ReceivablesDto } from './receivables.dto.js';
import { ReceivablesService } from './receivables.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('money')
@Controller('api/admin')
export class AdminReceivablesController {
  constructor(
    private readonly receivables: ReceivablesService,
    private readonly summary: BillingSummaryService,
  ) {}

  /** What clients owe, by age, in all and by company. */
  @ApiOkResponse({ type: ReceivablesDto })
  @ApiErrors()
  @Get('receivables')
  byAge(): Promise<ReceivablesDto> {
    return this.receivables.byAge();
  }

  /** The agency's billing at a glance. */
  @ApiOkResponse({ type: BillingSummaryDto })
  @ApiErrors()
  @Get('billing-summary')
  current(): Promise<BillingSummaryDto> {
    return this.summary.current();
  }
}
