import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../auth/accounts/user.entity.js';
import { AuthModule } from '../auth/auth.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { ConsentModule } from '../employees/consent/consent.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { NoticesModule } from '../employees/notices/notices.module.js';
import { AdminsController } from './admins/admins.controller.js';
import { AdminsService } from './admins/admins.service.js';
import { OwnNameController } from './admins/own-name.controller.js';
import { UsersController } from './profile/profile.controller.js';
import { ProfilesService } from './profile/profiles.service.js';
import { PersonRecordsService } from './registration/person-records.service.js';
import { RegistrationController } from './registration/registration.controller.js';
import { Registration } from './registration/registration.entity.js';
import { RegistrationService } from './registration/registration.service.js';
import { RegistrationForms } from './registration/registration-forms.js';
import { StaffRegistrationService } from './registration/staff-registration.service.js';

/** Admins, new accounts with their employee or company, and the caller’s own profile. */
@Module({
  imports: [
    AuthModule,
    CompaniesModule,
    ConsentModule,
    EmployeesModule,
    NoticesModule,
    TypeOrmModule.forFeature([Registration, User]),
  ],
  controllers: [AdminsController, OwnNameController, RegistrationController, UsersController],
  providers: [
    AdminsService,
    PersonRecordsService,
    RegistrationForms,
    RegistrationService,
    StaffRegistrationService,
    ProfilesService,
  ],
})
export class AccountsModule {}
