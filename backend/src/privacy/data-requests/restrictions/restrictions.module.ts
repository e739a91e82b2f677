import { Module } from '@nestjs/common';
import { AgencyModule } from '../../../agency/agency.module.js';
import { AuthModule } from '../../../auth/auth.module.js';
import { ConsentModule } from '../../../employees/consent/consent.module.js';
import { AdminRestrictionsController } from './restrictions.admin.controller.js';
import { UnderAgeService } from './under-age.service.js';

/** For the staff: accounts that are to be erased, and reports that a person is under 18. */
@Module({
  imports: [AgencyModule, AuthModule, ConsentModule],
  controllers: [AdminRestrictionsController],
  providers: [UnderAgeService],
})
export class RestrictionsModule {}
