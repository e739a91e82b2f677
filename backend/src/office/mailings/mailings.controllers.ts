import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  type HttpRedirectResponse,
  HttpStatus,
  Param,
  Patch,
  Post,
  Query,
  Redirect,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { SuperAdminDeletes } from '../../auth/audit/super-admin-deletes.js';
import { Needs, Public, Roles } from '../../platform/http/access.js';
import { FRESH_LOGIN_NEEDED } from '../../platform/http/access.problems.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller, type Origin, RequestOrigin } from '../../platform/http/caller.js';
import { DeletedDto, MessageDto } from '../../platform/http/message.dto.js';
import { TakesForm } from '../../platform/http/route-config.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { TOO_MANY_PEOPLE } from '../../platform/lists/lists.problems.js';
import { EDIT_CONFLICT } from '../../platform/record-version.problems.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { MailTemplatesService } from './mail-templates.service.js';
import {
  CreateMailingDto,
  CreateTemplateDto,
  EditTemplateDto,
  FilledTemplateDto,
  FillTemplateDto,
  MailingCheckDto,
  MailingRecipientDto,
  TemplateFieldsDto,
} from './mailing.dto.js';
import { MAIL_TEMPLATES, MailingDto, MAILINGS, MailTemplateDto } from './mailings.list.js';
import {
  FIELD_UNKNOWN,
  MAILING_NOT_FOUND,
  MAILING_OF_ANOTHER_KIND,
  RECORD_OF_MAILING_NOT_FOUND,
  REFUSAL_LINK_WRONG,
  TEMPLATE_NAME_TAKEN,
  TEMPLATE_NOT_FOUND,
  TOO_MANY_REFUSALS,
  VALUE_MISSING,
} from './mailings.problems.js';
import { MailingsService } from './mailings.service.js';
import { TEMPLATE_FIELDS, TEMPLATE_KINDS } from './template-kind.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/mail-templates')
export class MailTemplatesController {
  constructor(
    private readonly templates: MailTemplatesService,
    private readonly lists: ListReader,
  ) {}

  /** Templates, latest change first. */
  @ApiList(MailTemplateDto, MAIL_TEMPLATES)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(MAIL_TEMPLATES, call);
  }

  /** What may stand in double braces, by kind. */
  @ApiOkResponse({ type: [TemplateFieldsDto] })
  @ApiErrors()
  @Get('fields')
  fields(): TemplateFieldsDto[] {
    return TEMPLATE_KINDS.map((kind) => ({ kind, fields: TEMPLATE_FIELDS[kind] }));
  }

  /** One template. */
  @ApiOkResponse({ type: MailTemplateDto })
  @ApiErrors(TEMPLATE_NOT_FOUND)
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<MailTemplateDto> {
    return this.lists.record(MAIL_TEMPLATES, id, TEMPLATE_NOT_FOUND);
  }

  /** Adds a template. */
  @ApiCreatedResponse({ type: MailTemplateDto })
  @ApiErrors(FIELD_UNKNOWN, TEMPLATE_NAME_TAKEN)
  @Idempotent()
  @Post()
  create(@CurrentCaller() caller: Caller, @Body() dto: CreateTemplateDto): Promise<MailTemplateDto> {
    return this.templates.create(caller, dto);
  }

  /** Changes a template; what was sent stays as it was. */
  @ApiOkResponse({ type: MailTemplateDto })
  @ApiErrors(TEMPLATE_NOT_FOUND, FIELD_UNKNOWN, TEMPLATE_NAME_TAKEN, EDIT_CONFLICT)
  @Patch(':id')
  edit(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() dto: EditTemplateDto,
  ): Promise<MailTemplateDto> {
    return this.templates.edit(caller, id, dto);
  }

  /** Deletes a template; what was sent stays. */
  @SuperAdminDeletes(TEMPLATE_NOT_FOUND)
  @Delete(':id')
  delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DeletedDto> {
    return this.templates.delete(caller, id);
  }

  /** A template as the person or company of a record would get it. */
  @ApiOkResponse({ type: FilledTemplateDto })
  @ApiErrors(TEMPLATE_NOT_FOUND, RECORD_OF_MAILING_NOT_FOUND, TOO_MANY_PEOPLE)
  @Needs('bulk_mail')
  @HttpCode(200)
  @Post(':id/preview')
  preview(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { record_id }: FillTemplateDto,
  ): Promise<FilledTemplateDto> {
    return this.templates.preview(caller, id, record_id);
  }

  /** Mails a template to the caller, filled in for a record. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(TEMPLATE_NOT_FOUND, RECORD_OF_MAILING_NOT_FOUND, VALUE_MISSING, TOO_MANY_PEOPLE)
  @Needs('bulk_mail')
  @HttpCode(200)
  @Post(':id/test')
  async test(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { record_id }: FillTemplateDto,
  ): Promise<MessageDto> {
    await this.templates.test(caller, id, record_id);
    return { message: `A test is on its way to ${caller.email}` };
  }
}

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Needs('bulk_mail')
@Controller('api/admin/mailings')
export class MailingsController {
  constructor(
    private readonly mailings: MailingsService,
    private readonly lists: ListReader,
  ) {}

  /** Mailings, latest first. */
  @ApiList(MailingDto, MAILINGS)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(MAILINGS, call);
  }

  /** One mailing. */
  @ApiOkResponse({ type: MailingDto })
  @ApiErrors(MAILING_NOT_FOUND)
  @Get(':id')
  one(@Param('id', IdPipe) id: number): Promise<MailingDto> {
    return this.lists.record(MAILINGS, id, MAILING_NOT_FOUND);
  }

  /** Whom a mailing goes to, and what became of each mail. */
  @ApiOkResponse({ type: [MailingRecipientDto] })
  @ApiErrors(MAILING_NOT_FOUND, TOO_MANY_PEOPLE)
  @Get(':id/recipients')
  recipients(@Param('id', IdPipe) id: number): Promise<MailingRecipientDto[]> {
    return this.mailings.recipientsOf(id);
  }

  /** Sends a template to one or to many, behind all other mail. */
  @ApiCreatedResponse({ type: MailingDto })
  @ApiErrors(TEMPLATE_NOT_FOUND, MAILING_OF_ANOTHER_KIND, FRESH_LOGIN_NEEDED)
  @Idempotent()
  @Post()
  create(@CurrentCaller() caller: Caller, @Body() dto: CreateMailingDto): Promise<MailingDto> {
    return this.mailings.create(caller, dto);
  }

  /** How many would get a mailing, and why others would not; nothing is sent. */
  @ApiOkResponse({ type: MailingCheckDto })
  @ApiErrors(TEMPLATE_NOT_FOUND, MAILING_OF_ANOTHER_KIND)
  @HttpCode(200)
  @Post('check')
  check(@Body() dto: CreateMailingDto): Promise<MailingCheckDto> {
    return this.mailings.check(dto);
  }

  /** Stops a mailing: what has not left does not leave. */
  @ApiOkResponse({ type: MailingDto })
  @ApiErrors(MAILING_NOT_FOUND)
  @HttpCode(200)
  @Post(':id/stop')
  stop(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<MailingDto> {
    return this.mailings.stop(caller, id);
  }
}

/** What mail programs press for their reader (RFC 8058), and the page of the link in a mail. */
@ApiTags('everybody')
@Public()
@Controller('api/no-mails')
export class MailRefusalsController {
  constructor(private readonly mailings: MailingsService) {}

  /** Sends no more mails of this kind to the address of a mail. Only this call does so, opening a page does not. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(REFUSAL_LINK_WRONG, TOO_MANY_REFUSALS)
  @ApiQuery({ name: 'token', type: String })
  @TakesForm()
  @HttpCode(200)
  @Post()
  async refuse(@Query('token') token: string | undefined, @RequestOrigin() origin: Origin): Promise<MessageDto> {
    await this.mailings.refuse(token ?? '', origin, true);
    return { message: 'You get no more of these mails' };
  }

  /** Leads to the page on which that is asked, for programs that open the address for their reader. It changes nothing. */
  @ApiResponse({ status: HttpStatus.SEE_OTHER, description: 'The page `/no-mails`' })
  @ApiErrors()
  @ApiQuery({ name: 'token', type: String })
  @Get()
  @Redirect()
  page(@Query('token') token: string | undefined): HttpRedirectResponse {
    return { url: `/no-mails#${encodeURIComponent(token ?? '')}`, statusCode: HttpStatus.SEE_OTHER };
  }

  /** Takes that back: mails of this kind are sent to the address again. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(REFUSAL_LINK_WRONG, TOO_MANY_REFUSALS)
  @ApiQuery({ name: 'token', type: String })
  @Delete()
  async accept(@Query('token') token: string | undefined, @RequestOrigin() origin: Origin): Promise<MessageDto> {
    await this.mailings.refuse(token ?? '', origin, false);
    return { message: 'You get these mails again' };
  }
}
