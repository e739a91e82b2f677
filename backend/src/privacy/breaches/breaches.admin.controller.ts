import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AuditReads } from '../../auth/audit/audited-reads.js';
import { ApiFileResponse } from '../../platform/downloads/api-file-response.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { INVALID } from '../../platform/errors/problems.js';
import { Fresh, Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { OpensAnswered } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { LIST_PROBLEMS } from '../../platform/lists/lists.problems.js';
import { ChoiceField } from '../../platform/validation/fields.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import {
  AddedPeopleDto,
  AffectedDto,
  BreachFactsDto,
  BreachReportDto,
  CountedPeopleDto,
  EndBreachDto,
  ExtendedDto,
  ReportedDto,
} from './breach.dto.js';
import { AUTHORITIES, type Authority } from './breach-report.js';
import { BREACH_PEOPLE, BreachDto, BREACHES, BreachPersonDto } from './breaches.list.js';
import {
  BREACH_DETAILS_REPORTED,
  BREACH_ENDED,
  BREACH_FACTS_MISSING,
  BREACH_IN_FUTURE,
  BREACH_NOT_FOUND,
  BREACH_NOT_OPEN,
  BREACH_NOT_REPORTED,
  BREACH_PERSON_NOT_FOUND,
  BREACH_TOO_EARLY,
  PEOPLE_NOTIFIED_ALREADY,
} from './breaches.problems.js';
import { BreachesService } from './breaches.service.js';

/** For whom a report is written. */
class ReportForDto {
  @ChoiceField(AUTHORITIES, {
    label: 'For',
    doc: 'For whom it is written',
    example: 'board',
    required: 'Please say for whom',
  })
  for: Authority;
}

@ApiTags('admin')
@AuditReads('breach')
@Roles('super_admin')
@Controller('api/admin/breaches')
export class AdminBreachesController {
  constructor(
    private readonly breaches: BreachesService,
    private readonly lists: ListReader,
  ) {}

  /** Breaches with their clocks, latest first. */
  @ApiList(BreachDto, BREACHES)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(BREACHES, call);
  }

  /** One breach. */
  @ApiOkResponse({ type: BreachDto })
  @ApiErrors(BREACH_NOT_FOUND)
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<BreachDto> {
    return this.breaches.one(id);
  }

  /** Notes what is known: every clock runs from the moment in which it was known. */
  @ApiCreatedResponse({ type: BreachDto })
  @ApiErrors(BREACH_IN_FUTURE)
  @Idempotent()
  @Post()
  create(@CurrentCaller() caller: Caller, @Body() facts: BreachFactsDto): Promise<BreachDto> {
    return this.breaches.create(caller, facts);
  }

  /** Replaces what is known. */
  @ApiOkResponse({ type: BreachDto })
  @ApiErrors(BREACH_NOT_FOUND, BREACH_ENDED, BREACH_IN_FUTURE, BREACH_FACTS_MISSING)
  @Put(':id')
  edit(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() facts: BreachFactsDto,
  ): Promise<BreachDto> {
    return this.breaches.edit(caller, id, facts);
  }

  /** The people whom it concerns; `to_call` finds those whom no mail reached. */
  @ApiList(BreachPersonDto, BREACH_PEOPLE)
  @ApiErrors(BREACH_NOT_FOUND)
  @OpensAnswered('contact', 'employee', { field: 'employee_id' })
  @Get(':id/people')
  people(@Param('id', IdPipe) id: number, @CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.breaches.people(id, call);
  }

  /** Adds people: named ones, those whom a filter of the list of employees finds now, or those whom the access log has. */
  @ApiOkResponse({ type: AddedPeopleDto })
  @ApiErrors(BREACH_NOT_FOUND, BREACH_ENDED, ...LIST_PROBLEMS)
  @HttpCode(200)
  @Post(':id/people')
  async addPeople(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: AffectedDto,
  ): Promise<AddedPeopleDto> {
    return { added: await this.breaches.addPeople(caller, id, dto) };
  }

  /** How many people the call above would add now, and how many more lists may have shown. */
  @ApiOkResponse({ type: CountedPeopleDto })
  @ApiErrors(BREACH_NOT_FOUND, ...LIST_PROBLEMS)
  @HttpCode(200)
  @Post(':id/people/count')
  countPeople(@Param('id', IdPipe) id: number, @Body() dto: AffectedDto): Promise<CountedPeopleDto> {
    return this.breaches.countPeople(id, dto);
  }

  /** Notes that a person was called. */
  @ApiOkResponse({ type: BreachDto })
  @ApiErrors(BREACH_NOT_FOUND, BREACH_PERSON_NOT_FOUND)
  @HttpCode(200)
  @Post(':id/people/:person_id/called')
  called(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Param('person_id', IdPipe) personId: number,
  ): Promise<BreachDto> {
    return this.breaches.called(caller, id, personId);
  }

  /** Those whom no mail reached, as CSV. */
  @ApiFileResponse('CSV: name, phone, e-mail', 'text/csv')
  @ApiErrors(BREACH_NOT_FOUND)
  @Fresh()
  @Get(':id/call-list')
  callList(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FileReply> {
    return this.breaches.callList(caller, id);
  }

  /** Notifies the people by mail, which they cannot refuse. */
  @ApiOkResponse({ type: BreachDto })
  @ApiErrors(BREACH_NOT_FOUND, BREACH_ENDED, PEOPLE_NOTIFIED_ALREADY, BREACH_FACTS_MISSING)
  @Fresh()
  @HttpCode(200)
  @Post(':id/tell')
  tell(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<BreachDto> {
    return this.breaches.notifyPeople(caller, id);
  }

  /** Notes that CERT-In or the Board was notified. */
  @ApiOkResponse({ type: BreachDto })
  @ApiErrors(BREACH_NOT_FOUND, BREACH_ENDED, BREACH_IN_FUTURE)
  @HttpCode(200)
  @Post(':id/reported')
  reported(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ReportedDto,
  ): Promise<BreachDto> {
    return this.breaches.reported(caller, id, dto);
  }

  /** Notes that the Board gives more time for the details. */
  @ApiOkResponse({ type: BreachDto })
  @ApiErrors(BREACH_NOT_FOUND, BREACH_ENDED, BREACH_DETAILS_REPORTED, BREACH_TOO_EARLY)
  @HttpCode(200)
  @Post(':id/extended')
  extend(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: ExtendedDto,
  ): Promise<BreachDto> {
    return this.breaches.extend(caller, id, dto);
  }

  /** The text for the Board or for CERT-In, to be copied. */
  @ApiOkResponse({ type: BreachReportDto })
  @ApiErrors(INVALID, BREACH_NOT_FOUND)
  @Get(':id/report')
  async report(@Param('id', IdPipe) id: number, @Query() query: ReportForDto): Promise<BreachReportDto> {
    return { text: await this.breaches.report(id, query.for) };
  }

  /** Closes it once people, CERT-In and the Board were notified. */
  @ApiOkResponse({ type: BreachDto })
  @ApiErrors(BREACH_NOT_FOUND, BREACH_ENDED, BREACH_NOT_REPORTED)
  @HttpCode(200)
  @Post(':id/close')
  close(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: EndBreachDto,
  ): Promise<BreachDto> {
    return this.breaches.close(caller, id, reason);
  }

  /** Says that it was none, with the reason. */
  @ApiOkResponse({ type: BreachDto })
  @ApiErrors(BREACH_NOT_FOUND, BREACH_ENDED, BREACH_NOT_OPEN)
  @HttpCode(200)
  @Post(':id/no-breach')
  noBreach(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: EndBreachDto,
  ): Promise<BreachDto> {
    return this.breaches.noBreach(caller, id, reason);
  }
}
