import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentLink } from './consent-link.entity.js';
import { SharingConsent } from './sharing-consent.entity.js';

/** Whether people want to be shown to employers. */
@Module({
  imports: [TypeOrmModule.forFeature([SharingConsent, ConsentLink])],
})
export class ConsentModule {}
