import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LETTERS_BUSY } from '../../agency/documents/documents.problems.js';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { EMPLOYEE_NOT_FOUND } from '../../employees/employees.problems.js';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { Roles, WhileRestricted } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { Opens, OpensAnswered } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList, ApiOwnList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { PLACEMENT_NOT_FOUND } from '../placements/placements.problems.js';
import { OwnPenaltiesService } from './own-penalties.service.js';
import { OwnPenaltyDto, PENALTIES, PenaltyDto } from './penalties.list.js';
import {
  ACCEPTANCE_NOT_PROVEN,
  NOTICE_UNDER_WAY,
  PENALTY_NOT_FOUND,
  PENALTY_STATE,
  PENALTY_TOO_HIGH,
  PERSON_UNDER_AGE,
} from './penalties.problems.js';
import { PenaltiesService } from './penalties.service.js';
import { AnswerPenaltyDto, EndPenaltyDto, OpenPenaltyDto } from './penalty.dto.js';
import { PenaltyNoticesService } from './penalty-notices.service.js';

const NOTICE = ['The notice as a letter', 'application/pdf'] as const;

@ApiTags('super admin')
@AuditReads('penalty case')
@Roles('super_admin')
@Controller('api/admin/penalties')
export class AdminPenaltiesController {
  constructor(
    private readonly penalties: PenaltiesService,
    private readonly notices: PenaltyNoticesService,
    private readonly lists: ListReader,
  ) {}

  /** Penalty cases, latest first. */
  @ApiList(PenaltyDto, PENALTIES)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(PENALTIES, call);
  }

  /** One penalty case. */
  @ApiOkResponse({ type: PenaltyDto })
  @ApiErrors(PENALTY_NOT_FOUND)
  @Opens('record', 'penalty')
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<PenaltyDto> {
    return this.penalties.one(id);
  }

  /** Opens a case about a person who accepted the terms, as far as that is proven. */
  @ApiCreatedResponse({ type: PenaltyDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, PLACEMENT_NOT_FOUND, ACCEPTANCE_NOT_PROVEN, PERSON_UNDER_AGE, PENALTY_TOO_HIGH)
  @Idempotent()
  @OpensAnswered('record', 'penalty', { field: 'case_id' })
  @Post()
  open(@CurrentCaller() caller: Caller, @Body() dto: OpenPenaltyDto): Promise<PenaltyDto> {
    return this.penalties.open(caller, dto);
  }

  /** The notice as it was sent last, or as it would be sent today. */
  @ApiFileResponse(...NOTICE)
  @ApiErrors(PENALTY_NOT_FOUND, LETTERS_BUSY)
  @Opens('record', 'penalty')
  @Get(':id/notice.pdf')
  pdf(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.notices.pdf(caller, id);
  }

  /** Mails the notice. It counts as sent on the day on which the mail server takes it. */
  @ApiOkResponse({ type: PenaltyDto })
  @ApiErrors(PENALTY_NOT_FOUND, PENALTY_STATE, NOTICE_UNDER_WAY, PERSON_UNDER_AGE)
  @Idempotent()
  @HttpCode(200)
  @Opens('record', 'penalty')
  @Post(':id/notice')
  async send(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<PenaltyDto> {
    await this.notices.send(caller, id);
    return this.penalties.one(id);
  }

  /** Ends a case as paid, waived or withdrawn. */
  @ApiOkResponse({ type: PenaltyDto })
  @ApiErrors(PENALTY_NOT_FOUND, PENALTY_STATE)
  @HttpCode(200)
  @Opens('record', 'penalty')
  @Post(':id/end')
  end(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: EndPenaltyDto,
  ): Promise<PenaltyDto> {
    return this.penalties.end(caller, id, dto);
  }
}

@ApiTags('employee')
@Roles('employee')
@WhileRestricted()
@Controller('api/me/penalties')
export class OwnPenaltiesController {
  constructor(
    private readonly own: OwnPenaltiesService,
    private readonly penalties: PenaltiesService,
  ) {}

  /** The caller's own cases of which a notice was sent, newest first. */
  @ApiOwnList(OwnPenaltyDto, 'penalties')
  @Get()
  list(@CurrentCaller() caller: Caller, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.own.of(caller, call);
  }

  /** The notice of one of the caller's own cases. */
  @ApiFileResponse(...NOTICE)
  @ApiErrors(PENALTY_NOT_FOUND, LETTERS_BUSY)
  @Get(':id/notice.pdf')
  pdf(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.own.notice(caller, id);
  }

  /** Says why the caller does not agree with a notice. The case is disputed then. */
  @ApiOkResponse({ type: OwnPenaltyDto })
  @ApiErrors(PENALTY_NOT_FOUND, PENALTY_STATE, TOO_MANY_CHANGES)
  @HttpCode(200)
  @Post(':id/answer')
  async answer(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: AnswerPenaltyDto,
  ): Promise<OwnPenaltyDto> {
    await this.penalties.answer(caller, id, dto);
    return this.own.one(caller, id);
  }
}
