import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../auth/audit/audit.problems.js';
import { OwnersOnly, Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { UNPROCESSABLE } from '../platform/validation/validation.problems.js';
import { COMPANY_NOT_FOUND } from './companies.problems.js';
import { CompanyBillingService } from './company-billing.service.js';
import { CompanyBillingDto, SetCompanyBillingDto } from './dto/company-billing.dto.js';

@ApiTags('company')
@Roles('company')
@OwnersOnly()
@Controller('api/company/billing')
export class CompanyBillingController {
  constructor(private readonly billing: CompanyBillingService) {}

  /** The billing details of the caller's company. */
  @ApiOkResponse({ type: CompanyBillingDto })
  @ApiErrors(COMPANY_NOT_FOUND)
  @Get()
  own(@CurrentCaller() { companyId }: Caller): Promise<CompanyBillingDto> {
    return this.billing.of(companyId ?? 0);
  }

  /** Changes the billing details of the caller's company. */
  @ApiOkResponse({ type: CompanyBillingDto })
  @ApiErrors(COMPANY_NOT_FOUND, UNPROCESSABLE, TOO_MANY_CHANGES)
  @Put()
  set(@CurrentCaller() caller: Caller, @Body() dto: SetCompanyBillingDto): Promise<CompanyBillingDto> {
    return this.billing.set(caller, caller.companyId ?? 0, dto);
  }
}
