import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentLink } from './consent-link.entity.js';
import { AdminConsentController, ConsentController, ConsentLinkController } from './consent.controllers.js';
import { ConsentService } from './consent.service.js';
import { SharingConsent } from './sharing-consent.entity.js';
import './consent.timeline.js';

/** Whether people want to be shown to employers. */
@Module({
  imports: [TypeOrmModule.forFeature([SharingConsent, ConsentLink])],
  controllers: [ConsentController, ConsentLinkController, AdminConsentController],
  providers: [ConsentService],
  exports: [ConsentService],
})
export class ConsentModule {}
