import './mailings.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/auth.module.js';
import { ConsentModule } from '../../employees/consent/consent.module.js';
import { MailTemplateRecord } from './mail-template.entity.js';
import { MailTemplatesService } from './mail-templates.service.js';
import { Mailing, MailingRecipient, MailRefusal } from './mailing.entity.js';
import { MailingsController, MailRefusalsController, MailTemplatesController } from './mailings.controllers.js';
import { MailingsService } from './mailings.service.js';
import { RefusalLinks } from './refusal-links.js';

/** Mails of the staff from templates, to one and to many. */
@Module({
  imports: [
    AuthModule,
    ConsentModule,
    TypeOrmModule.forFeature([MailTemplateRecord, Mailing, MailingRecipient, MailRefusal]),
  ],
  controllers: [MailTemplatesController, MailingsController, MailRefusalsController],
  providers: [MailTemplatesService, MailingsService, RefusalLinks],
})
export class MailingsModule {}
