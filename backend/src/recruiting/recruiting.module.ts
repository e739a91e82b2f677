import './submissions/submissions.timeline.js';
import './interviews/interviews.timeline.js';
import './offers/offers.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../agency/agency.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ConnectionsModule } from '../connections/connections.module.js';
import { IntroductionsModule } from '../connections/introductions/introductions.module.js';
import { ConsentModule } from '../employees/consent/consent.module.js';
import { ResumesModule } from '../employees/resumes/resumes.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { FilesModule } from '../platform/files/files.module.js';
import { DuplicatePair } from './duplicates/duplicate-pair.entity.js';
import { AdminDuplicatesController } from './duplicates/duplicates.admin.controller.js';
import { DuplicatesService } from './duplicates/duplicates.service.js';
import { Merge } from './duplicates/merge.entity.js';
import { MergeService } from './duplicates/merge.service.js';
import { MergeMailsService } from './duplicates/merge-mails.service.js';
import { MergeUndoService } from './duplicates/merge-undo.service.js';
import { MergedLoginsService } from './duplicates/merged-logins.service.js';
import { AdminMergesController } from './duplicates/merges.admin.controller.js';
import { CalendarFeed } from './interviews/calendar/calendar-feed.entity.js';
import { CalendarFeedsController } from './interviews/calendar/calendar-feeds.controller.js';
import { CalendarFeedsService } from './interviews/calendar/calendar-feeds.service.js';
import { ReplyFilesController } from './interviews/calendar/reply-files.admin.controller.js';
import { ReplyFilesService } from './interviews/calendar/reply-files.service.js';
import { FeedbackService } from './interviews/feedback.service.js';
import { Interview } from './interviews/interview.entity.js';
import { InterviewDayService } from './interviews/interview-day.service.js';
import { InterviewFeedback } from './interviews/interview-feedback.entity.js';
import { InterviewHistory } from './interviews/interview-history.js';
import { InterviewLinksController } from './interviews/interview-links.controller.js';
import { InterviewNotificationsService } from './interviews/interview-notifications.service.js';
import { InterviewRecipient } from './interviews/interview-recipient.entity.js';
import { InterviewReminder } from './interviews/interview-reminder.entity.js';
import { InterviewReminderWorker } from './interviews/interview-reminders.worker.js';
import { AdminInterviewsController } from './interviews/interviews.admin.controller.js';
import { CompanyInterviewsController, EmployeeInterviewsController } from './interviews/interviews.own.controllers.js';
import { InterviewsService } from './interviews/interviews.service.js';
import { InvitationsService } from './interviews/invitations.service.js';
import { OwnInterviewsService } from './interviews/own-interviews.service.js';
import { RepliesService } from './interviews/replies.service.js';
import { JoiningService } from './offers/joining.service.js';
import { JoiningQuestion } from './offers/joining-question.entity.js';
import { JoiningTick } from './offers/joining-tick.entity.js';
import { Offer } from './offers/offer.entity.js';
import { OfferNotificationsService } from './offers/offer-notifications.service.js';
import { OfferReactions } from './offers/offer-reactions.js';
import { AdminOffersController, EmployeeOffersController } from './offers/offers.controllers.js';
import { OffersService } from './offers/offers.service.js';
import { OffersWorker } from './offers/offers.worker.js';
import { OwnOffersService } from './offers/own-offers.service.js';
import { CandidateIndexRow } from './people-search/candidate-index.entity.js';
import { AdminCandidatesController } from './people-search/candidates.admin.controller.js';
import { JobIndexRow } from './people-search/job-index.entity.js';
import { MatchCandidatesService } from './people-search/match/match-candidates.service.js';
import { MatchesService } from './people-search/match/matches.service.js';
import { AdminMatchesController } from './people-search/matches.admin.controller.js';
import { NameWord } from './people-search/name-word.entity.js';
import { SavedSearch } from './people-search/saved/saved-search.entity.js';
import { SavedSearchHit } from './people-search/saved/saved-search-hit.entity.js';
import { SavedSearchesService } from './people-search/saved/saved-searches.service.js';
import { SearchHitsService } from './people-search/saved/search-hits.service.js';
import { SearchMailWorker } from './people-search/saved/search-mail.worker.js';
import { AdminSavedSearchesController } from './people-search/saved-searches.admin.controller.js';
import { HitsService } from './people-search/search/hits.service.js';
import { SearchService } from './people-search/search/search.service.js';
import { SpellingService } from './people-search/search/spelling.service.js';
import { AnswerRemindersService } from './submissions/answer-reminders.service.js';
import { AnswersService } from './submissions/answers.service.js';
import { ApplicationsService } from './submissions/applications.service.js';
import { BulkSubmissionsService } from './submissions/bulk-submissions.service.js';
import { CandidateFilesService } from './submissions/candidate-files.service.js';
import { CandidateOpening } from './submissions/candidate-opening.entity.js';
import { CandidatesController } from './submissions/candidates.controller.js';
import { CandidatesService } from './submissions/candidates.service.js';
import { ClosingService } from './submissions/closing.service.js';
import { CompanyAnswerEntry } from './submissions/company-answer.entity.js';
import { CompanyReadersService } from './submissions/company-readers.service.js';
import { KnownClaim } from './submissions/known-claim.entity.js';
import { MaskedSheetService } from './submissions/masked-sheet.service.js';
import { OpeningsService } from './submissions/openings.service.js';
import { PersonShowingsService } from './submissions/person-showings.service.js';
import { ProfileTermsService } from './submissions/profile-terms.service.js';
import { ProfileTermsAcceptance } from './submissions/profile-terms-acceptance.entity.js';
import { LinkedQuestionsController, QuestionsController } from './submissions/questions.controllers.js';
import { QuestionsService } from './submissions/questions.service.js';
import { RevealStep } from './submissions/reveal.entity.js';
import { RevealService } from './submissions/reveal.service.js';
import { ApplicationsController, SharedController } from './submissions/shared.controller.js';
import { Sheet } from './submissions/sheet.entity.js';
import { SheetsService } from './submissions/sheets.service.js';
import { Submission } from './submissions/submission.entity.js';
import { SubmissionNotificationsService } from './submissions/submission-notifications.service.js';
import { SubmissionReactions } from './submissions/submission-reactions.js';
import { AdminSubmissionsController } from './submissions/submissions.admin.controller.js';
import { SubmissionsService } from './submissions/submissions.service.js';
import { ViewLink } from './submissions/view-link.entity.js';
import { ViewLinkListsService } from './submissions/view-link-lists.service.js';
import { ViewLinksService } from './submissions/view-links.service.js';
import { WaitingSubmissionsService } from './submissions/waiting-submissions.service.js';

/** Finding people, duplicates, what companies are shown of people, interviews and offers. */
@Module({
  imports: [
    AgencyModule,
    AuthModule,
    ConnectionsModule,
    ConsentModule,
    FilesModule,
    IntroductionsModule,
    JobsModule,
    ResumesModule,
    TypeOrmModule.forFeature([
      CalendarFeed,
      CandidateIndexRow,
      CandidateOpening,
      CompanyAnswerEntry,
      DuplicatePair,
      Interview,
      InterviewFeedback,
      InterviewRecipient,
      InterviewReminder,
      JobIndexRow,
      JoiningQuestion,
      JoiningTick,
      KnownClaim,
      Merge,
      NameWord,
      Offer,
      ProfileTermsAcceptance,
      RevealStep,
      SavedSearch,
      SavedSearchHit,
      Sheet,
      Submission,
      ViewLink,
    ]),
  ],
  controllers: [
    AdminDuplicatesController,
    AdminMergesController,
    AdminSubmissionsController,
    CandidatesController,
    SharedController,
    ApplicationsController,
    QuestionsController,
    LinkedQuestionsController,
    AdminInterviewsController,
    CompanyInterviewsController,
    EmployeeInterviewsController,
    InterviewLinksController,
    ReplyFilesController,
    CalendarFeedsController,
    AdminOffersController,
    EmployeeOffersController,
    AdminCandidatesController,
    AdminMatchesController,
    AdminSavedSearchesController,
  ],
  providers: [
    DuplicatesService,
    MergeService,
    MergeMailsService,
    MergeUndoService,
    MergedLoginsService,
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
    AnswerRemindersService,
    RevealService,
    ViewLinkListsService,
    SheetsService,
    SubmissionNotificationsService,
    SubmissionReactions,
    SubmissionsService,
    ViewLinksService,
    WaitingSubmissionsService,
    InterviewsService,
    InvitationsService,
    RepliesService,
    OwnInterviewsService,
    FeedbackService,
    ReplyFilesService,
    CalendarFeedsService,
    InterviewReminderWorker,
    InterviewNotificationsService,
    InterviewHistory,
    InterviewDayService,
    OffersService,
    OwnOffersService,
    JoiningService,
    OfferNotificationsService,
    OfferReactions,
    OffersWorker,
    HitsService,
    SpellingService,
    SearchService,
    MatchCandidatesService,
    MatchesService,
    SavedSearchesService,
    SearchHitsService,
    SearchMailWorker,
  ],
})
export class RecruitingModule {}
