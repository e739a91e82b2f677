import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { HealthModule } from '../platform/health/health.module.js';
import { BellService } from './bell.service.js';
import { EventStreams } from './live/event-streams.service.js';
import { EventsController } from './live/events.controller.js';
import { LiveEvents } from './live/live-events.service.js';
import { PrimaryListener } from './live/primary-listener.service.js';
import { Notification } from './notification.entity.js';
import { NotificationMails } from './notification-mails.service.js';
import { NotificationPreference } from './notification-preference.entity.js';
import { NotificationTexts } from './notification-texts.service.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { PreferencesService } from './preferences.service.js';
import { PushQueue } from './push/push-queue.service.js';
import { VapidKeys } from './push/vapid-keys.service.js';

/** The bell, preferences, digests, pushes, and what open pages are told. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Notification, NotificationPreference]), AuthModule, HealthModule],
  controllers: [NotificationsController, EventsController],
  providers: [
    BellService,
    EventStreams,
    LiveEvents,
    NotificationMails,
    NotificationTexts,
    NotificationsService,
    PreferencesService,
    PrimaryListener,
    PushQueue,
    VapidKeys,
  ],
  exports: [LiveEvents, NotificationsService],
})
export class NotificationsModule {}
