import { Body, Controller, Delete, Get, Param, Patch, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EMAIL_TAKEN, NOT_OF_THE_STAFF } from '../auth/accounts/accounts.problems.js';
import { TOO_MANY_CHANGES } from '../auth/audit/audit.problems.js';
import { AuditReads } from '../auth/audit/audited-reads.js';
import { SuperAdminDeletes } from '../auth/audit/super-admin-deletes.js';
import { PROFILE_NOT_FOUND } from '../auth/auth.problems.js';
import { Roles } from '../platform/http/access.js';
import { FRESH_LOGIN_NEEDED, NOT_AN_OWNER } from '../platform/http/access.problems.js';
import { ApiErrors } from '../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../platform/http/caller.js';
import { DeletedDto } from '../platform/http/message.dto.js';
import { ApiList } from '../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../platform/lists/list-call.js';
import { type ListPage } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { MergedRecords } from '../platform/lists/merged-records.js';
import { EDIT_CONFLICT } from '../platform/record-version.problems.js';
import { IdPipe } from '../platform/validation/id.pipe.js';
import { COMPANIES } from './companies.list.js';
import { COMPANY_NOT_FOUND } from './companies.problems.js';
import { CompaniesService } from './companies.service.js';
import { CompanyDto, CompanyProfileDto, CompanyRecordDto } from './company.dto.js';
import { EditCompanyDto, UpdateCompanyDto } from './dto/company-inputs.dto.js';

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

@ApiTags('admin')
@AuditReads('company')
@Roles('admin', 'super_admin')
@Controller('api/admin/companies')
export class AdminCompaniesController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly lists: ListReader,
    private readonly merged: MergedRecords,
  ) {}

  /** Companies, newest first. */
  @ApiList(CompanyDto, COMPANIES)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(COMPANIES, call);
  }

  /** One company. The key of a company that was merged into another one finds that one. */
  @ApiOkResponse({ type: CompanyRecordDto })
  @ApiErrors(COMPANY_NOT_FOUND)
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<CompanyRecordDto> {
    return this.merged.record(COMPANIES, id, COMPANY_NOT_FOUND);
  }

  /** Changes a company. A new e-mail changes the login that had the one before, which takes a fresh login, and is mailed to both addresses. */
  @ApiOkResponse({ type: CompanyDto })
  @ApiErrors(COMPANY_NOT_FOUND, EDIT_CONFLICT, EMAIL_TAKEN, NOT_OF_THE_STAFF, FRESH_LOGIN_NEEDED)
  @Patch(':id')
  edit(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: EditCompanyDto,
  ): Promise<CompanyDto> {
    return this.companies.edit(caller, id, dto);
  }

  /** Deletes a company with the accounts of its members, its job requests and their connections. */
  @SuperAdminDeletes(COMPANY_NOT_FOUND)
  @Delete(':id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.companies.delete(caller, id);
  }
}
