import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { EmployeesController } from './employees.controller.js';
import { EmployeesService } from './employees.service.js';

/** What employees see and change. */
@Module({ imports: [UsersModule], controllers: [EmployeesController], providers: [EmployeesService] })
export class EmployeesModule {}
