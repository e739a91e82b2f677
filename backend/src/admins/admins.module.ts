import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { ConnectionsModule } from '../connections/connections.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { UsersModule } from '../profile/profile.module.js';
import { AdminsController } from './admins.controller.js';
import { AdminsService } from './admins.service.js';
import { AdminCompaniesController } from '../companies/companies.admin.controller.js';
import { AdminConnectionsController } from '../connections/connections.admin.controller.js';
import { DashboardController } from '../dashboard/dashboard.controller.js';
import { DashboardService } from '../dashboard/dashboard.service.js';
import { DeletionService } from '../audit/deletion.service.js';
import { AdminEmployeesController } from '../employees/employees.admin.controller.js';
import { AdminJobRequestsController } from '../jobs/jobs.admin.controller.js';
import { AdminSkillsController } from '../employees/skills.controller.js';

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
