import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveEvents } from './live/live-events.service.js';
import { Notification } from './notification.entity.js';
import { NotificationPreference } from './notification-preference.entity.js';
import { NotificationTexts } from './notification-texts.service.js';
import { NotificationsService } from './notifications.service.js';
import { PushQueue } from './push/push-queue.service.js';

/** The bell, preferences, digests, pushes, and what open pages are told. */
@Module({
  imports: [TypeOrmModule.forFeature([Notification, NotificationPreference])],
  providers: [LiveEvents, NotificationTexts, NotificationsService, PushQueue],
  exports: [LiveEvents, NotificationsService],
})
export class NotificationsModule {}
