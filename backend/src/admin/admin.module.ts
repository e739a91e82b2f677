import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { ConnectionsModule } from '../connections/connections.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminsController } from './admins.controller.js';
import { AdminsService } from './admins.service.js';
import { AdminCompaniesController } from './companies.controller.js';
import { AdminConnectionsController } from './connections.controller.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { DeletionService } from './deletion.service.js';
import { AdminEmployeesController } from './employees.controller.js';
import { AdminJobRequestsController } from './job-requests.controller.js';
import { AdminSkillsController } from './skills.controller.js';

/** The console's calls: one controller per list, the dashboard, admins. */
@Module({
  imports: [AuthModule, CompaniesModule, ConnectionsModule, EmployeesModule, JobsModule, UsersModule],
  controllers: [
    DashboardController,
    AdminEmployeesController,
    AdminSkillsController,
    AdminCompaniesController,
    AdminJobRequestsController,
    AdminConnectionsController,
    AdminsController,
  ],
  providers: [AdminsService, DashboardService, DeletionService],
})
export class AdminModule {}
