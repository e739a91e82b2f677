import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../auth/auth.module.js';
import { OtpModule } from '../../auth/codes/otp.module.js';
import { ConsentModule } from '../../employees/consent/consent.module.js';
import { NoticesModule } from '../../employees/notices/notices.module.js';
import { PersonRecordsService } from './person-records.service.js';
import { RegistrationController } from './registration.controller.js';
import { Registration } from './registration.entity.js';
import { RegistrationService } from './registration.service.js';
import { RegistrationForms } from './registration-forms.js';
import { StaffRegistrationService } from './staff-registration.service.js';

/** New accounts with their employee or company: registered publicly, or added by an admin. */
@Module({
  imports: [AuthModule, ConsentModule, NoticesModule, OtpModule, TypeOrmModule.forFeature([Registration])],
  controllers: [RegistrationController],
  providers: [PersonRecordsService, RegistrationForms, RegistrationService, StaffRegistrationService],
})
export class RegistrationModule {}
