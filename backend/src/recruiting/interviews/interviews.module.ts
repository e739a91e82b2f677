import './interviews.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../../platform/files/files.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { CalendarFeed } from './calendar/calendar-feed.entity.js';
import { CalendarFeedsController } from './calendar/calendar-feeds.controller.js';
import { CalendarFeedsService } from './calendar/calendar-feeds.service.js';
import { ReplyFilesController } from './calendar/reply-files.admin.controller.js';
import { ReplyFilesService } from './calendar/reply-files.service.js';
import { FeedbackService } from './feedback.service.js';
import { Interview } from './interview.entity.js';
import { InterviewDayService } from './interview-day.service.js';
import { InterviewFeedback } from './interview-feedback.entity.js';
import { InterviewHistory } from './interview-history.js';
import { InterviewLinksController } from './interview-links.controller.js';
import { InterviewNotificationsService } from './interview-notifications.service.js';
import { InterviewReactions } from './interview-reactions.js';
import { InterviewRecipient } from './interview-recipient.entity.js';
import { InterviewReminder } from './interview-reminder.entity.js';
import { InterviewReminderWorker } from './interview-reminders.worker.js';
import { AdminInterviewsController } from './interviews.admin.controller.js';
import { CompanyInterviewsController, EmployeeInterviewsController } from './interviews.own.controllers.js';
import { InterviewsService } from './interviews.service.js';
import { InvitationsService } from './invitations.service.js';
import { OwnInterviewsService } from './own-interviews.service.js';
import { RepliesService } from './replies.service.js';

/** Interviews, with mails, calendars, answers, reminders and feedback. */
@Module({
  imports: [
    FilesModule,
    SubmissionsModule,
    TypeOrmModule.forFeature([Interview, InterviewRecipient, InterviewFeedback, InterviewReminder, CalendarFeed]),
  ],
  controllers: [
    AdminInterviewsController,
    CompanyInterviewsController,
    EmployeeInterviewsController,
    InterviewLinksController,
    ReplyFilesController,
    CalendarFeedsController,
  ],
  providers: [
    InterviewsService,
    InvitationsService,
    RepliesService,
    OwnInterviewsService,
    FeedbackService,
    ReplyFilesService,
    CalendarFeedsService,
    InterviewReminderWorker,
    InterviewReactions,
    InterviewNotificationsService,
    InterviewHistory,
    InterviewDayService,
  ],
})
export class InterviewsModule {}
