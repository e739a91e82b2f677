import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../agency/agency.module.js';
import { ConsentLink } from './consent-link.entity.js';
import {
  AdminConsentController,
  ConsentController,
  ConsentLinkController,
  ConsentsController,
} from './consent.controllers.js';
import { ConsentService } from './consent.service.js';
import { Consent } from './consent.entity.js';
import { ConsentsService } from './consents.service.js';
import { NoticeController } from './notice/notice.controller.js';
import './consent.timeline.js';

/** What people agree to: above all, whether they want to be shown to employers. */
@Module({
  imports: [AgencyModule, TypeOrmModule.forFeature([Consent, ConsentLink])],
  controllers: [ConsentController, ConsentsController, ConsentLinkController, AdminConsentController, NoticeController],
  providers: [ConsentService, ConsentsService],
  exports: [ConsentService, ConsentsService],
})
export class ConsentModule {}
