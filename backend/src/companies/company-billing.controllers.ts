import { Body, Controller, Get, Param, Patch, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../auth/audit/audit.problems.js';
import { Needs, OwnersOnly, Roles } from '../platform/http/access.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { IdPipe } from '../platform/validation/id.pipe.js';
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

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('money')
@Controller('api/admin/companies/:id/billing')
export class AdminCompanyBillingController {
  constructor(private readonly billing: CompanyBillingService) {}

  /** A company's billing details. */
  @ApiOkResponse({ type: CompanyBillingDto })
  @ApiErrors(COMPANY_NOT_FOUND)
  @Get()
  of(@Param('id', IdPipe) id: number): Promise<CompanyBillingDto> {
    return this.billing.of(id);
  }

  /** Changes a company's billing details. */
  @ApiOkResponse({ type: CompanyBillingDto })
  @ApiErrors(COMPANY_NOT_FOUND, UNPROCESSABLE)
  @Patch()
  set(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: SetCompanyBillingDto,
  ): Promise<CompanyBillingDto> {
    return this.billing.set(caller, id, dto);
  }
}
