import './resumes.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../../platform/files/files.module.js';
import { KnownSkills } from './facts/known-skills.js';
import { LookedThrough } from './masking/looked-through.entity.js';
import { MaskingService } from './masking/masking.service.js';
import { ResumeReader } from './reading/resume-reader.js';
import { ReadingTime, Resume, ResumeFile } from './resume.entity.js';
import { ResumeFiles } from './resume-files.js';
import { ResumeLooksController } from './resume-looks.admin.controller.js';
import { ResumeLooksService } from './resume-looks.service.js';
import { ResumeOpenerService } from './resume-opener.service.js';
import { ResumeQueriesService } from './resume-queries.service.js';
import { ResumeReadings } from './resume-readings.js';
import { ResumeStepsService } from './resume-steps.service.js';
import { ResumeTextsService } from './resume-texts.service.js';
import { AdminResumesController } from './resumes.admin.controller.js';
import { ResumesController } from './resumes.controller.js';
import { ResumesService } from './resumes.service.js';

@Module({
  imports: [FilesModule, TypeOrmModule.forFeature([LookedThrough, Resume, ResumeFile, ReadingTime])],
  controllers: [ResumesController, AdminResumesController, ResumeLooksController],
  providers: [
    ResumesService,
    ResumeLooksService,
    ResumeQueriesService,
    ResumeTextsService,
    ResumeStepsService,
    ResumeReadings,
    ResumeOpenerService,
    ResumeFiles,
    KnownSkills,
    ResumeReader,
    MaskingService,
  ],
  exports: [ResumesService, ResumeFiles, ResumeOpenerService, MaskingService],
})
export class ResumesModule {}
