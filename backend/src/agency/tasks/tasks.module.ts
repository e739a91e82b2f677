import './tasks.timeline.js';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../agency.module.js';
import { OwnTasksService } from './own-tasks.service.js';
import { Task } from './task.entity.js';
import { TaskGroupsService } from './task-groups.service.js';
import { AdminTasksController } from './tasks.admin.controller.js';
import { TasksService } from './tasks.service.js';

/** What the staff has to do: of causes that every noun may declare, and own tasks. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Task]), AgencyModule],
  controllers: [AdminTasksController],
  providers: [OwnTasksService, TaskGroupsService, TasksService],
  exports: [TasksService],
})
export class TasksModule {}
