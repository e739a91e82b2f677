import './consent.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  AdminConsentController,
  ConsentController,
  ConsentLinkController,
  ConsentsController,
} from './consent.controllers.js';
import { Consent } from './consent.entity.js';
import { ConsentLink } from './consent-link.entity.js';
import { ConsentRegisterService } from './consent-register.service.js';
import { SharingConsentService } from './sharing-consent.service.js';

/** What people agree to: above all, whether they want to be shown to employers. */
@Module({
  imports: [TypeOrmModule.forFeature([Consent, ConsentLink])],
  controllers: [ConsentController, ConsentsController, ConsentLinkController, AdminConsentController],
  providers: [SharingConsentService, ConsentRegisterService],
  exports: [SharingConsentService, ConsentRegisterService],
})
export class ConsentModule {}
