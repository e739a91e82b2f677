import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobRequest } from './job-request.entity.js';
import { JobSkillCount } from './job-skill-count.entity.js';
import { AdminJobRequestsController, JobsController } from './jobs.controllers.js';
import { JobsService } from './jobs.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobRequest, JobSkillCount])],
  controllers: [JobsController, AdminJobRequestsController],
  providers: [JobsService],
  exports: [JobsService],
})
export class JobsModule {}
