import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type Env } from '../config/env.js';
import { MailAttachments } from './mail-attachments.js';
import { MailboxController } from './mailbox.controller.js';
import { MailboxService } from './mailbox.service.js';
import { OutboxService } from './outbox.service.js';
import { OutboxWorker } from './outbox.worker.js';
import { OutboxMail } from './outbox-mail.entity.js';

@Global()
@Module({})
export class MailModule {
  static with(env: Env): DynamicModule {
    return {
      module: MailModule,
      imports: [TypeOrmModule.forFeature([OutboxMail])],
      controllers: env.mailbox ? [MailboxController] : [],
      providers: [MailAttachments, OutboxService, OutboxWorker, ...(env.mailbox ? [MailboxService] : [])],
      exports: [MailAttachments, OutboxService],
    };
  }
}
