import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EMAIL_TAKEN } from '../../auth/accounts/accounts.problems.js';
import { BUSY } from '../../auth/auth.problems.js';
import { PermissionsDto, SetPermissionsDto } from '../../auth/dto/permissions.dto.js';
import { Fresh, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { DeletedDto } from '../../platform/http/message.dto.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { CreateAdminDto } from './admin.dto.js';
import { AdminDto, ADMINS } from './admins.list.js';
import { ADMIN_NOT_FOUND, HOLDS_ALL, LAST_SUPER_ADMIN } from './admins.problems.js';
import { AdminsService } from './admins.service.js';

@ApiTags('super admin')
@Roles('super_admin')
@Controller('api/admin/admins')
export class AdminsController {
  constructor(
    private readonly admins: AdminsService,
    private readonly lists: ListReader,
  ) {}

  /** Admins and super admins, newest first. */
  @ApiList(AdminDto, ADMINS)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(ADMINS, call);
  }

  /** One admin. */
  @ApiOkResponse({ type: AdminDto })
  @ApiErrors(ADMIN_NOT_FOUND)
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<AdminDto> {
    return this.lists.record(ADMINS, id, ADMIN_NOT_FOUND);
  }

  /** Adds an admin, who gets a mail with a link to choose a password. */
  @ApiCreatedResponse({ type: AdminDto })
  @ApiErrors(EMAIL_TAKEN, BUSY)
  @Fresh()
  @Post()
  create(@CurrentCaller() caller: Caller, @Body() dto: CreateAdminDto): Promise<AdminDto> {
    return this.admins.create(caller, dto);
  }

  /** What an admin may do; super admins may do everything. */
  @ApiOkResponse({ type: PermissionsDto })
  @ApiErrors(ADMIN_NOT_FOUND)
  @Get(':id/permissions')
  permissions(@Param('id', IdPipe) id: number): Promise<PermissionsDto> {
    return this.admins.permissions(id);
  }

  /** Sets what an admin may do, from the next request on. */
  @ApiOkResponse({ type: PermissionsDto })
  @ApiErrors(ADMIN_NOT_FOUND, HOLDS_ALL)
  @Fresh()
  @Put(':id/permissions')
  setPermissions(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: SetPermissionsDto,
  ): Promise<PermissionsDto> {
    return this.admins.setPermissions(caller, id, dto);
  }

  /** Keeps an admin from logging in and ends every session. */
  @ApiOkResponse({ type: AdminDto })
  @ApiErrors(ADMIN_NOT_FOUND, LAST_SUPER_ADMIN)
  @HttpCode(200)
  @Fresh()
  @Post(':id/disable')
  disable(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<AdminDto> {
    return this.admins.disable(caller, id);
  }

  /** Lets an admin log in again. */
  @ApiOkResponse({ type: AdminDto })
  @ApiErrors(ADMIN_NOT_FOUND)
  @HttpCode(200)
  @Fresh()
  @Post(':id/enable')
  enable(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<AdminDto> {
    return this.admins.enable(caller, id);
  }

  /** Deletes an admin's account; what they did stays in the audit log. */
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(ADMIN_NOT_FOUND, LAST_SUPER_ADMIN)
  @Fresh()
  @Delete(':id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.admins.delete(caller, id);
  }
}
