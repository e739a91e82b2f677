import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ConnectionsModule } from '../connections/connections.module.js';
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

/** The console's calls: one controller per list, the dashboard, admins. */
@Module({
  imports: [AuthModule, ConnectionsModule, UsersModule],
  controllers: [
    ...[DashboardController, AdminEmployeesController, AdminCompaniesController],
    ...[AdminJobRequestsController, AdminConnectionsController, AdminsController],
  ],
  providers: [AdminsService, DashboardService, DeletionService],
})
export class AdminModule {}
