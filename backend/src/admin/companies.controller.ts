import { Body, Controller, Delete, Get, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Refusal, Roles } from '../common/http/access.js';
import { ApiErrors } from '../common/http/api-errors.js';
import { CurrentCaller, type Caller } from '../common/http/caller.js';
import { DeletedDto } from '../common/http/message.dto.js';
import { ApiList } from '../common/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../common/lists/list-call.js';
import { type JsonText, type ListPage } from '../common/lists/list-page.js';
import { ListReader } from '../common/lists/list-reader.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { CompanyDto } from '../companies/company.dto.js';
import { COMPANIES } from '../companies/companies.list.js';
import { COMPANY_NOT_FOUND, CompaniesService } from '../companies/companies.service.js';
import { EditCompanyDto } from '../companies/dto/edit-company.dto.js';
import { DeletionService, ONLY_SUPER_ADMIN } from './deletion.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/companies')
export class AdminCompaniesController {
  constructor(
    private readonly companies: CompaniesService,
    private readonly lists: ListReader,
    private readonly deletion: DeletionService,
  ) {}

  /** Companies, newest first. */
  @ApiList(CompanyDto, COMPANIES)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(COMPANIES, call);
  }

  /** One company. */
  @ApiOkResponse({ type: CompanyDto })
  @ApiErrors(400, 404)
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<JsonText> {
    return this.lists.record(COMPANIES, id, COMPANY_NOT_FOUND);
  }

  /** Changes a company; another e-mail changes the login and is mailed to both addresses. */
  @ApiOkResponse({ type: CompanyDto })
  @ApiErrors(400, 404, 409)
  @Patch(':id')
  edit(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: EditCompanyDto,
  ): Promise<JsonText> {
    return this.companies.edit(caller, id, dto);
  }

  /** Deletes a company with the account, its job requests and their connections. */
  @ApiTags('super admin')
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(400, 404)
  @Roles('super_admin')
  @Refusal(ONLY_SUPER_ADMIN)
  @Delete(':id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.deletion.company(caller, id);
  }
}
