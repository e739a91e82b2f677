import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EMAIL_TAKEN } from '../../auth/accounts/accounts.problems.js';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { Fresh, OwnersOnly, Roles } from '../../platform/http/access.js';
import { FRESH_LOGIN_NEEDED } from '../../platform/http/access.problems.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { DeletedDto } from '../../platform/http/message.dto.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { COMPANY_NOT_FOUND } from '../companies.problems.js';
import { ChangeMemberDto, InviteMemberDto } from './member.dto.js';
import { MemberInvitationsService } from './member-invitations.service.js';
import { MemberDto, MEMBERS } from './members.list.js';
import { LAST_OWNER, MEMBER_NOT_FOUND, TOO_MANY_INVITATIONS, TOO_MANY_MEMBERS } from './members.problems.js';
import { MembersService } from './members.service.js';

/** Who acts for the caller's company; only owners see and decide it. */
@ApiTags('company')
@Roles('company')
@OwnersOnly()
@Controller('api/company/members')
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly invitations: MemberInvitationsService,
  ) {}

  /** Members and invitations of the caller's company, newest first. */
  @ApiList(MemberDto, MEMBERS)
  @ApiErrors(COMPANY_NOT_FOUND)
  @Get()
  list(@CurrentCaller() { companyId }: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.members.of(companyId ?? 0, call);
  }

  /** Invites a member by mail; an invitation that was not accepted is sent again. */
  @ApiCreatedResponse({ type: MemberDto })
  @ApiErrors(COMPANY_NOT_FOUND, EMAIL_TAKEN, TOO_MANY_MEMBERS, TOO_MANY_INVITATIONS, TOO_MANY_CHANGES)
  @Fresh()
  @Idempotent()
  @Post()
  invite(@CurrentCaller() caller: Caller, @Body() dto: InviteMemberDto): Promise<MemberDto> {
    return this.invitations.invite(caller, caller.companyId ?? 0, dto);
  }

  /** Changes a member's name or role; an owner is made with a fresh login. */
  @ApiOkResponse({ type: MemberDto })
  @ApiErrors(COMPANY_NOT_FOUND, MEMBER_NOT_FOUND, LAST_OWNER, TOO_MANY_CHANGES, FRESH_LOGIN_NEEDED)
  @Patch(':id')
  change(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ChangeMemberDto,
  ): Promise<MemberDto> {
    return this.members.change(caller, caller.companyId ?? 0, id, dto);
  }

  /** Removes a member with the account, whose sessions end at once; of an invitation, its link ends. */
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(COMPANY_NOT_FOUND, MEMBER_NOT_FOUND, LAST_OWNER, TOO_MANY_CHANGES)
  @Delete(':id')
  remove(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.members.remove(caller, caller.companyId ?? 0, id);
  }
}

@ApiTags('company')
@Roles('company')
@Controller('api/company/membership')
export class MembershipController {
  constructor(private readonly members: MembersService) {}

  /** What the caller is in the company: the pages show by it what only owners see. */
  @ApiOkResponse({ type: MemberDto })
  @ApiErrors(MEMBER_NOT_FOUND)
  @Get()
  own(@CurrentCaller() caller: Caller): Promise<MemberDto> {
    return this.members.own(caller);
  }
}

/** Who acts for a company, seen and decided by the agency. */
@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/companies/:id/members')
export class AdminMembersController {
  constructor(
    private readonly members: MembersService,
    private readonly invitations: MemberInvitationsService,
  ) {}

  /** Members and invitations of a company, newest first. */
  @ApiList(MemberDto, MEMBERS)
  @ApiErrors(COMPANY_NOT_FOUND)
  @Get()
  list(@Param('id', IdPipe) id: number, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.members.of(id, call);
  }

  /** Invites a member by mail; an invitation that was not accepted is sent again. */
  @ApiCreatedResponse({ type: MemberDto })
  @ApiErrors(COMPANY_NOT_FOUND, EMAIL_TAKEN, TOO_MANY_MEMBERS, TOO_MANY_INVITATIONS)
  @Fresh()
  @Idempotent()
  @Post()
  invite(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: InviteMemberDto,
  ): Promise<MemberDto> {
    return this.invitations.invite(caller, id, dto);
  }

  /** Changes a member's name or role; an owner is made with a fresh login. */
  @ApiOkResponse({ type: MemberDto })
  @ApiErrors(COMPANY_NOT_FOUND, MEMBER_NOT_FOUND, LAST_OWNER, FRESH_LOGIN_NEEDED)
  @Patch(':memberId')
  change(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('memberId', IdPipe) memberId: number,
    @Body() dto: ChangeMemberDto,
  ): Promise<MemberDto> {
    return this.members.change(caller, id, memberId, dto);
  }

  /** Removes a member with the account, whose sessions end at once; of an invitation, its link ends. */
  @ApiOkResponse({ type: DeletedDto })
  @ApiErrors(COMPANY_NOT_FOUND, MEMBER_NOT_FOUND, LAST_OWNER)
  @Fresh()
  @Delete(':memberId')
  remove(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('memberId', IdPipe) memberId: number,
  ): Promise<DeletedDto> {
    return this.members.remove(caller, id, memberId);
  }
}
