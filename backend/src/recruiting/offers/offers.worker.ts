import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isQuiet } from '../../agency/notifications/quiet-hours.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { JoiningService } from './joining.service.js';
import { OfferNotificationsService } from './offer-notifications.service.js';
import { OffersService } from './offers.service.js';

const EVERY_SECONDS = 60;

/**
 * What days bring: offers end, people are reminded of them, and asked whether they still join. All of it is mailed, so it waits for the
 * morning; an offer whose last day is over is shown as such at once.
 */
@Injectable()
export class OffersWorker {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly offers: OffersService,
    private readonly joining: JoiningService,
    private readonly notifications: OfferNotificationsService,
    queue: WorkQueue,
  ) {
    queue.repeat('offers_due', EVERY_SECONDS, () => this.look());
  }

  async look(): Promise<void> {
    if (await isQuiet(this.dataSource)) return;
    await this.offers.expire();
    await this.dataSource.transaction((transaction) => this.notifications.remind(transaction));
    await this.joining.ask();
  }
}
