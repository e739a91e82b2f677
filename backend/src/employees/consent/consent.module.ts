import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentLink } from './consent-link.entity.js';
import {
  AdminConsentController,
  ConsentController,
  ConsentLinkController,
  ConsentsController,
} from './consent.controllers.js';
import { SharingConsentService } from './sharing-consent.service.js';
import { Consent } from './consent.entity.js';
import { ConsentRegisterService } from './consent-register.service.js';
import './consent.timeline.js';

/** What people agree to: above all, whether they want to be shown to employers. */
@Module({
  imports: [TypeOrmModule.forFeature([Consent, ConsentLink])],
  controllers: [ConsentController, ConsentsController, ConsentLinkController, AdminConsentController],
  providers: [SharingConsentService, ConsentRegisterService],
  exports: [SharingConsentService, ConsentRegisterService],
})
export class ConsentModule {}
