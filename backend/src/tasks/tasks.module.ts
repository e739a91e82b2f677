import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../agency/agency.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { Task } from './task.entity.js';
import { TasksService } from './tasks.service.js';

/** What the staff has to do. */
@Module({
  imports: [TypeOrmModule.forFeature([Task]), AgencyModule, NotificationsModule],
  providers: [TasksService],
  exports: [TasksService],
})
export class TasksModule {}
