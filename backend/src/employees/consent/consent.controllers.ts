import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { Public, Roles, WhileRestricted } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, RequestOrigin } from '../../platform/http/caller.js';
import { Opens } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { EMPLOYEE_NOT_FOUND } from '../employees.problems.js';
import {
  CONSENT_LINK_ENDED,
  CONSENT_NOT_GIVEN,
  CONSENT_REFUSED_BY_PERSON,
  CONSENT_TEXT_CHANGED,
  TOO_MANY_CONSENT_LINKS,
} from './consent.problems.js';
import { ConsentRegisterService } from './consent-register.service.js';
import { ConsentsDto, SetConsentsDto, WithdrawConsentDto } from './consents.dto.js';
import {
  AnswerConsentDto,
  ConsentDto,
  ConsentHistoryDto,
  NoteConsentDto,
  SetConsentDto,
} from './sharing-consent.dto.js';
import { SharingConsentService } from './sharing-consent.service.js';

@ApiTags('employee')
@Roles('employee')
@Controller('api/employee/consent')
export class ConsentController {
  constructor(private readonly consent: SharingConsentService) {}

  /** Whether the caller wants to be shown to employers, with the text that is consented to. */
  @ApiOkResponse({ type: ConsentDto })
  @Get()
  own(@CurrentCaller() { employeeId }: Caller): Promise<ConsentDto> {
    return this.consent.of(employeeId ?? 0);
  }

  /** Consents, or takes consent back: then no employer sees the caller any more. */
  @ApiOkResponse({ type: ConsentDto })
  @ApiErrors(CONSENT_TEXT_CHANGED, EMPLOYEE_NOT_FOUND, TOO_MANY_CHANGES)
  @Put()
  set(@CurrentCaller() caller: Caller, @Body() dto: SetConsentDto): Promise<ConsentDto> {
    return this.consent.set(caller, dto);
  }
}

@ApiTags('employee')
@Roles('employee')
@WhileRestricted()
@Controller('api/me/consents')
export class ConsentsController {
  constructor(private readonly consents: ConsentRegisterService) {}

  /** What the caller last said about every purpose. */
  @ApiOkResponse({ type: ConsentsDto })
  @Get()
  own(@CurrentCaller() { employeeId }: Caller): Promise<ConsentsDto> {
    return this.consents.of(employeeId ?? 0);
  }

  /** Agrees to purposes, or takes that back. */
  @ApiOkResponse({ type: ConsentsDto })
  @ApiErrors(CONSENT_TEXT_CHANGED, EMPLOYEE_NOT_FOUND, TOO_MANY_CHANGES)
  @Put()
  set(@CurrentCaller() caller: Caller, @Body() dto: SetConsentsDto): Promise<ConsentsDto> {
    return this.consents.set(caller, dto);
  }
}

/** Consent without a login, by the link of a mail. */
@ApiTags('everybody')
@Public()
@Controller('api/consent')
export class ConsentLinkController {
  constructor(private readonly consent: SharingConsentService) {}

  /** Consents, or takes consent back. */
  @ApiOkResponse({ type: ConsentDto })
  @ApiErrors(CONSENT_LINK_ENDED, CONSENT_TEXT_CHANGED, EMPLOYEE_NOT_FOUND, TOO_MANY_CHANGES, TOO_MANY_CONSENT_LINKS)
  @HttpCode(200)
  @Post('answer')
  answer(@Body() dto: AnswerConsentDto, @RequestOrigin() origin: Origin): Promise<ConsentDto> {
    return this.consent.answer(dto, origin);
  }
}

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/employees')
export class AdminConsentController {
  constructor(
    private readonly consent: SharingConsentService,
    private readonly consents: ConsentRegisterService,
  ) {}

  /** Whether a person wants to be shown to employers, and what was said before. */
  @ApiOkResponse({ type: ConsentHistoryDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND)
  @Opens('record', 'employee')
  @Get(':id/consent')
  of(@Param('id', IdPipe) id: number): Promise<ConsentHistoryDto> {
    return this.consent.history(id);
  }

  /** Notes what a person said; the person is mailed and can change it. */
  @ApiCreatedResponse({ type: ConsentHistoryDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, CONSENT_REFUSED_BY_PERSON)
  @Idempotent()
  @Opens('record', 'employee')
  @Post(':id/consent')
  note(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: NoteConsentDto,
  ): Promise<ConsentHistoryDto> {
    return this.consent.note(caller, id, dto);
  }

  /** What a person last said about every purpose. */
  @ApiOkResponse({ type: ConsentsDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND)
  @Opens('record', 'employee')
  @Get(':id/consents')
  all(@Param('id', IdPipe) id: number): Promise<ConsentsDto> {
    return this.consents.ofPerson(id);
  }

  /** Records that a person took a consent back; the person is mailed. */
  @ApiCreatedResponse({ type: ConsentsDto })
  @ApiErrors(EMPLOYEE_NOT_FOUND, CONSENT_NOT_GIVEN)
  @Idempotent()
  @Opens('record', 'employee')
  @Post(':id/consents/withdraw')
  withdraw(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: WithdrawConsentDto,
  ): Promise<ConsentsDto> {
    return this.consents.withdraw(caller, id, dto);
  }
}
