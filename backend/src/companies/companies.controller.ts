import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../auth/audit/audit.problems.js';
import { PROFILE_NOT_FOUND } from '../auth/auth.problems.js';
import { Roles } from '../platform/http/access.js';
import { NOT_AN_OWNER } from '../platform/http/access.problems.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { IdPipe } from '../platform/validation/id.pipe.js';
import { COMPANY_NOT_FOUND } from './companies.problems.js';
import { CompaniesService } from './companies.service.js';
import { CompanyProfileDto } from './company.dto.js';
import { UpdateCompanyDto } from './dto/company-inputs.dto.js';

@ApiTags('company')
@Roles('company')
@Controller('api/companies')
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  /** Changes the caller's own company profile, its name by an owner and a few times a day; answers it as stored. */
  @ApiOkResponse({ type: CompanyProfileDto })
  @ApiErrors(COMPANY_NOT_FOUND, PROFILE_NOT_FOUND, TOO_MANY_CHANGES, NOT_AN_OWNER)
  @Put(':id')
  update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateCompanyDto,
  ): Promise<CompanyProfileDto> {
    return this.companies.update(caller, id, dto);
  }
}
