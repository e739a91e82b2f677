import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { Employee } from './employee.entity.js';
import { AdminEmployeesController, AdminSkillsController, EmployeesController } from './employees.controllers.js';
import { EmployeesService } from './employees.service.js';
import { SkillCount } from './skill-count.entity.js';
import { SkillsService } from './skills.service.js';

/** What employees see and change, and what admins change on them. */
@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([Employee, SkillCount])],
  controllers: [EmployeesController, AdminEmployeesController, AdminSkillsController],
  providers: [EmployeesService, SkillsService],
  exports: [EmployeesService],
})
export class EmployeesModule {}
