import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { MemberDto } from './members.list.js';
import { MEMBER_NOT_FOUND } from './members.problems.js';
import { MembersService } from './members.service.js';

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
