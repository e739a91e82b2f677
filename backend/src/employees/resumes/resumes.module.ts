import './resumes.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../../platform/files/files.module.js';
import { KnownSkills } from './facts/known-skills.js';
import { MaskedTextRecord } from './masking/masked-text.entity.js';
import { MaskingService } from './masking/masking.service.js';
import { ResumeReader } from './reading/resume-reader.js';
import { ReadingTime, Resume, ResumeFile } from './resume.entity.js';
import { ResumeFiles } from './resume-files.js';
import { ResumeOpenerService } from './resume-opener.service.js';
import { ResumePreviewController } from './resume-preview.admin.controller.js';
import { ResumePreviewService } from './resume-preview.service.js';
import { ResumeQueriesService } from './resume-queries.service.js';
import { ResumeReadings } from './resume-readings.js';
import { ResumeStepsService } from './resume-steps.service.js';
import { ResumeTextsService } from './resume-texts.service.js';
import { AdminResumesController } from './resumes.admin.controller.js';
import { ResumesController } from './resumes.controller.js';
import { ResumesService } from './resumes.service.js';

@Module({
  imports: [FilesModule, TypeOrmModule.forFeature([MaskedTextRecord, Resume, ResumeFile, ReadingTime])],
  controllers: [ResumesController, AdminResumesController, ResumePreviewController],
  providers: [
    ResumesService,
    ResumePreviewService,
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
