import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { AuthModule } from '../../auth/auth.module.js';
import { CompaniesModule } from '../../companies/companies.module.js';
import { EmployeesModule } from '../../employees/employees.module.js';
import { UsersController } from './profile.controller.js';
import { ProfilesService } from './profiles.service.js';

/** The caller's own profile. */
@Module({
  imports: [AuthModule, CompaniesModule, EmployeesModule, TypeOrmModule.forFeature([User])],
  controllers: [UsersController],
  providers: [ProfilesService],
})
export class ProfileModule {}
