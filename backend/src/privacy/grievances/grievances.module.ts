import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ResumesModule } from '../../employees/resumes/resumes.module.js';
import { Grievance, GrievanceFile } from './grievance.entity.js';
import { GrievanceFiles } from './grievance-files.js';
import { AdminGrievancesController } from './grievances.admin.controller.js';
import { OwnGrievancesController } from './grievances.own.controller.js';
import { GrievancesService } from './grievances.service.js';
import { GrievancesWorker } from './grievances.worker.js';
import { PrivacyRequest } from './privacy-request.entity.js';
import { PrivacyRequestsController } from './privacy-requests.controller.js';
import { PrivacyRequestsService } from './privacy-requests.service.js';

/** Complaints, corrections and questions of people, and their answers. */
@Module({
  imports: [TypeOrmModule.forFeature([Grievance, GrievanceFile, PrivacyRequest]), ResumesModule],
  controllers: [OwnGrievancesController, AdminGrievancesController, PrivacyRequestsController],
  providers: [GrievancesService, GrievanceFiles, GrievancesWorker, PrivacyRequestsService],
})
export class GrievancesModule {}
