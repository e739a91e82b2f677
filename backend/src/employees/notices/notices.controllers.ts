import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { ERASURE_UNDER_WAY } from '../../auth/auth.problems.js';
import { Fresh, Needs, Public, Roles, WhileRestricted } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, RequestOrigin } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { CONSENT_LINK_ENDED, CONSENT_TEXT_CHANGED, TOO_MANY_CONSENT_LINKS } from '../consent/consent.problems.js';
import { EmployeeDto } from '../employee.dto.js';
import { EMPLOYEE_NOT_FOUND } from '../employees.problems.js';
import {
  AnswerNoticeDto,
  KeepQuestionDto,
  LinkedAnswerDto,
  NoticeTokenDto,
  SendNoticesDto,
  SentNoticesDto,
  SetSourceDto,
} from './notices.dto.js';
import { NOTICE_LIST, PersonNoticeDto } from './notices.list.js';
import { ERASURE_REQUESTED_ELSEWHERE } from './notices.problems.js';
import { NoticesService } from './notices.service.js';

@ApiTags('admin')
@AuditReads('employee')
@Roles('admin', 'super_admin')
@Controller('api/admin')
export class AdminNoticesController {
  constructor(
    private readonly notices: NoticesService,
    private readonly lists: ListReader,
  ) {}

  /** Who is notified of what is held about them, and what they said. */
  @ApiList(PersonNoticeDto, NOTICE_LIST)
  @Get('notices')
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(NOTICE_LIST, call);
  }

  /** Mails the notices that wait for it, 500 an hour. */
  @ApiOkResponse({ type: SentNoticesDto })
  @ApiErrors()
  @Needs('bulk_mail')
  @Fresh()
  @HttpCode(200)
  @Post('notices/send')
  async send(@CurrentCaller() caller: Caller, @Body() { ids }: SendNoticesDto): Promise<SentNoticesDto> {
    return { sent: await this.notices.send(caller, ids ?? undefined) };
  }

  /** Says where a person comes from, and why. Who must agree from now on is notified by mail. */
  @ApiOkResponse({ type: EmployeeDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, ERASURE_UNDER_WAY)
  @Opens('record', 'employee')
  @Put('employees/:id/source')
  setSource(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: SetSourceDto,
  ): Promise<EmployeeDto> {
    return this.notices.setSource(caller, id, dto);
  }
}

@ApiTags('employee')
@Roles('employee')
@WhileRestricted()
@Controller('api/me/notice')
export class OwnNoticeController {
  constructor(private readonly notices: NoticesService) {}

  /** Whether the caller is asked if the agency may keep their details. */
  @ApiOkResponse({ type: KeepQuestionDto })
  @Get()
  own(@CurrentCaller() { employeeId }: Caller): Promise<KeepQuestionDto> {
    return this.notices.question(employeeId ?? 0);
  }

  /** The caller's answer: a no has everything erased. */
  @ApiOkResponse({ type: KeepQuestionDto })
  @ApiErrors(CONSENT_TEXT_CHANGED, EMPLOYEE_NOT_FOUND, ERASURE_REQUESTED_ELSEWHERE, ERASURE_UNDER_WAY, TOO_MANY_CHANGES)
  @HttpCode(200)
  @Post()
  answer(@CurrentCaller() caller: Caller, @Body() dto: AnswerNoticeDto): Promise<KeepQuestionDto> {
    return this.notices.answer(caller, dto);
  }
}

/** The answer without a login, by the link of a mail. */
@ApiTags('everybody')
@Public()
@Controller('api/notice')
export class NoticeLinkController {
  constructor(private readonly notices: NoticesService) {}

  /** What the page of a link shows. Changes nothing. */
  @ApiOkResponse({ type: KeepQuestionDto })
  @ApiErrors(CONSENT_LINK_ENDED, TOO_MANY_CONSENT_LINKS)
  @HttpCode(200)
  @Post('open')
  open(@Body() { token }: NoticeTokenDto, @RequestOrigin() origin: Origin): Promise<KeepQuestionDto> {
    return this.notices.open(token, origin);
  }

  /** The person's answer: a no has everything erased. */
  @ApiOkResponse({ type: KeepQuestionDto })
  @ApiErrors(
    CONSENT_LINK_ENDED,
    CONSENT_TEXT_CHANGED,
    EMPLOYEE_NOT_FOUND,
    ERASURE_REQUESTED_ELSEWHERE,
    ERASURE_UNDER_WAY,
    TOO_MANY_CHANGES,
    TOO_MANY_CONSENT_LINKS,
  )
  @HttpCode(200)
  @Post('answer')
  answer(@Body() { token, ...dto }: LinkedAnswerDto, @RequestOrigin() origin: Origin): Promise<KeepQuestionDto> {
    return this.notices.answerByLink(token, dto, origin);
  }
}
