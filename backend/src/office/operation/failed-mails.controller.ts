import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { ApiErrors } from '../../platform/http/api-errors.js';
import { type Caller, CurrentCaller } from '../../platform/http/caller.js';
import { MessageDto } from '../../platform/http/message.dto.js';
import { Opens } from '../../platform/http/opens.js';
import { Idempotent } from '../../platform/idempotency/idempotent.js';
import { ApiList } from '../../platform/lists/api-list.js';
import { CurrentListCall, type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { IdPipe } from '../../platform/validation/id.pipe.js';
import { FAILED_MAILS, FailedMailDto, failedMailsFor } from './failed-mails.list.js';
import {
  FAILED_MAIL_NOT_FOUND,
  MAIL_NOT_REPEATABLE,
  MAIL_NOT_STORED,
  MAIL_OUTDATED,
  MAIL_REFUSED,
} from './failed-mails.problems.js';
import { FailedMailsService } from './failed-mails.service.js';

@ApiTags('admin')
@Roles('admin', 'super_admin')
@Controller('api/admin/failed-mails')
export class FailedMailsController {
  constructor(
    private readonly mails: FailedMailsService,
    private readonly lists: ListReader,
  ) {}

  /** Mails that could not be delivered, latest first. */
  @ApiList(FailedMailDto, FAILED_MAILS)
  @Get()
  list(@CurrentListCall() call: ListCall): Promise<ListPage> {
    return this.lists.page(failedMailsFor(call), call);
  }

  /** One mail that could not be delivered. */
  @ApiOkResponse({ type: FailedMailDto })
  @ApiErrors(FAILED_MAIL_NOT_FOUND)
  @Opens('contact', 'mail')
  @Get(':id')
  one(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FailedMailDto> {
    return this.lists.record(failedMailsFor(caller), id, FAILED_MAIL_NOT_FOUND);
  }

  /** Queues a mail once more, for a day: one that was given up, or one that was sent in the last 90 days. */
  @ApiOkResponse({ type: MessageDto })
  @ApiErrors(MAIL_NOT_REPEATABLE, MAIL_NOT_STORED, MAIL_REFUSED, MAIL_OUTDATED)
  @Idempotent()
  @HttpCode(200)
  @Post(':id/send-again')
  async sendAgain(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<MessageDto> {
    await this.mails.sendAgain(caller, id);
    return { message: 'The mail is on its way again' };
  }
}
