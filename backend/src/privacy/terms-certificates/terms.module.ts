import { Module } from '@nestjs/common';
import { LettersModule } from '../../agency/documents/letters.module.js';
import { AdminTermsController, OwnCertificateController } from './terms.controllers.js';
import { TermsCertificatesService } from './terms-certificates.service.js';

/** Certificates of accepted terms, and who has answered the present ones. */
@Module({
  imports: [LettersModule],
  controllers: [OwnCertificateController, AdminTermsController],
  providers: [TermsCertificatesService],
})
export class TermsModule {}
