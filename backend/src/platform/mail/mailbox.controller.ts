import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ApiFileResponse } from '../downloads/api-file-response.js';
import { type FileReply } from '../downloads/file-reply.js';
import { Public } from '../http/access.js';
import { IdPipe } from '../validation/id.pipe.js';
import { type MailboxEntry, MailboxService } from './mailbox.service.js';

/** `/dev/mailbox` shows the mails of the outbox, for installations without mail server. Outside production only. */
@ApiExcludeController()
@Public()
@Controller('dev/mailbox')
export class MailboxController {
  constructor(private readonly mailbox: MailboxService) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  page(): Promise<string> {
    return this.mailbox.page();
  }

  @Get('mails')
  mails(): Promise<MailboxEntry[]> {
    return this.mailbox.mails();
  }

  @Get(':id')
  @Header('content-type', 'text/html; charset=utf-8')
  mail(@Param('id', IdPipe) id: number): Promise<string> {
    return this.mailbox.html(id);
  }

  @ApiFileResponse('What goes with a mail')
  @Get(':id/attachment')
  async attachment(@Param('id', IdPipe) id: number): Promise<FileReply> {
    return { ...(await this.mailbox.attachment(id)), isShown: true };
  }
}
