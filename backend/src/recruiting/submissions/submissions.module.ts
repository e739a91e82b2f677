import './submissions.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../../agency/agency.module.js';
import { NotificationsModule } from '../../agency/notifications/notifications.module.js';
import { TasksModule } from '../../agency/tasks/tasks.module.js';
import { ConnectionsModule } from '../../connections/connections.module.js';
import { IntroductionsModule } from '../../connections/introductions/introductions.module.js';
import { ConsentModule } from '../../employees/consent/consent.module.js';
import { ResumesModule } from '../../employees/resumes/resumes.module.js';
import { JobsModule } from '../../jobs/jobs.module.js';
import { AnswersService } from './answers.service.js';
import { ApplicationsService } from './applications.service.js';
import { BulkSubmissionsService } from './bulk-submissions.service.js';
import { CandidateFilesService } from './candidate-files.service.js';
import { CandidateOpening } from './candidate-opening.entity.js';
import { CandidatesController } from './candidates.controller.js';
import { CandidatesService } from './candidates.service.js';
import { ClosingService } from './closing.service.js';
import { CompanyAnswerEntry } from './company-answer.entity.js';
import { CompanyReadersService } from './company-readers.service.js';
import { KnownClaim } from './known-claim.entity.js';
import { MaskedSheetService } from './masked-sheet.service.js';
import { OpeningsService } from './openings.service.js';
import { PersonShowingsService } from './person-showings.service.js';
import { ProfileTermsService } from './profile-terms.service.js';
import { ProfileTermsAcceptance } from './profile-terms-acceptance.entity.js';
import { LinkedQuestionsController, QuestionsController } from './questions.controllers.js';
import { QuestionsService } from './questions.service.js';
import { RemindersService } from './reminders.service.js';
import { RevealStep } from './reveal.entity.js';
import { RevealService } from './reveal.service.js';
import { ApplicationsController, SharedController } from './shared.controller.js';
import { Sheet } from './sheet.entity.js';
import { SheetsService } from './sheets.service.js';
import { Submission } from './submission.entity.js';
import { SubmissionNotificationsService } from './submission-notifications.service.js';
import { SubmissionReactions } from './submission-reactions.js';
import { AdminSubmissionsController } from './submissions.admin.controller.js';
import { SubmissionsService } from './submissions.service.js';
import { ViewLink } from './view-link.entity.js';
import { ViewLinkListsService } from './view-link-lists.service.js';
import { ViewLinksService } from './view-links.service.js';
import { WaitingSubmissionsService } from './waiting-submissions.service.js';

/** What companies are shown of people, and what they say of them. */
@Module({
  imports: [
    AgencyModule,
    ConnectionsModule,
    ConsentModule,
    IntroductionsModule,
    JobsModule,
    NotificationsModule,
    ResumesModule,
    TasksModule,
    TypeOrmModule.forFeature([
      CandidateOpening,
      CompanyAnswerEntry,
      KnownClaim,
      ProfileTermsAcceptance,
      RevealStep,
      Sheet,
      Submission,
      ViewLink,
    ]),
  ],
  controllers: [
    AdminSubmissionsController,
    CandidatesController,
    SharedController,
    ApplicationsController,
    QuestionsController,
    LinkedQuestionsController,
  ],
  providers: [
    AnswersService,
    ApplicationsService,
    BulkSubmissionsService,
    CandidateFilesService,
    CandidatesService,
    ClosingService,
    CompanyReadersService,
    MaskedSheetService,
    OpeningsService,
    PersonShowingsService,
    ProfileTermsService,
    QuestionsService,
    RemindersService,
    RevealService,
    ViewLinkListsService,
    SheetsService,
    SubmissionNotificationsService,
    SubmissionReactions,
    SubmissionsService,
    ViewLinksService,
    WaitingSubmissionsService,
  ],
  exports: [ProfileTermsService, SubmissionsService],
})
export class SubmissionsModule {}
