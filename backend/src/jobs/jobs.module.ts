import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobRequest } from './job-request.entity.js';
import { JobSkillCount } from './job-skill-count.entity.js';
import { AdminJobRequestsController } from './jobs.admin.controller.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobRequest, JobSkillCount])],
  controllers: [JobsController, AdminJobRequestsController],
  providers: [JobsService],
  exports: [JobsService],
})
export class JobsModule {}
