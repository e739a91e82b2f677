import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../profile/profile.module.js';
import { EmployeesController } from './employees.controller.js';
import { EmployeesService } from './employees.service.js';
import { SkillsService } from './skills.service.js';

/** What employees see and change, and what admins change on them. */
@Module({
  imports: [AuthModule, UsersModule],
  controllers: [EmployeesController],
  providers: [EmployeesService, SkillsService],
  exports: [EmployeesService, SkillsService],
})
export class EmployeesModule {}
