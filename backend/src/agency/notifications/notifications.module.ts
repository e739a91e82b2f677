import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BellService } from './bell.service.js';
import { LiveEvents } from './live/live-events.js';
import { Notification } from './notification.entity.js';
import { NotificationMails } from './notification-mails.js';
import { NotificationPreference } from './notification-preference.entity.js';
import { NotificationTexts } from './notification-texts.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { PreferencesService } from './preferences.service.js';
import { PushController } from './push/push.controller.js';
import { PushQueue } from './push/push-queue.js';
import { PushSender } from './push/push-sender.js';
import { PushNetwork } from './push/push-services.js';
import { PushSubscription } from './push/push-subscription.entity.js';
import { PushSubscriptionsService } from './push/push-subscriptions.service.js';
import { VapidKey } from './push/vapid-key.entity.js';
import { VapidKeys } from './push/vapid-keys.js';

/** The bell, preferences, digests and pushes. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Notification, NotificationPreference, PushSubscription, VapidKey])],
  controllers: [NotificationsController, PushController],
  providers: [
    BellService,
    LiveEvents,
    NotificationMails,
    NotificationTexts,
    NotificationsService,
    PreferencesService,
    PushNetwork,
    PushQueue,
    PushSender,
    PushSubscriptionsService,
    VapidKeys,
  ],
  exports: [LiveEvents, NotificationsService],
})
export class NotificationsModule {}
