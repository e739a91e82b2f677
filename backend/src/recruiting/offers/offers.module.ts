import './offers.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConnectionsModule } from '../../connections/connections.module.js';
import { JoiningService } from './joining.service.js';
import { JoiningQuestion } from './joining-question.entity.js';
import { JoiningTick } from './joining-tick.entity.js';
import { Offer } from './offer.entity.js';
import { OfferNotificationsService } from './offer-notifications.service.js';
import { OfferReactions } from './offer-reactions.js';
import { AdminOffersController } from './offers.admin.controller.js';
import { EmployeeOffersController } from './offers.own.controller.js';
import { OffersService } from './offers.service.js';
import { OffersWorker } from './offers.worker.js';
import { OwnOffersService } from './own-offers.service.js';

/** Offers to people, and what happens between an acceptance and the first day. */
@Module({
  imports: [TypeOrmModule.forFeature([Offer, JoiningTick, JoiningQuestion]), ConnectionsModule],
  controllers: [AdminOffersController, EmployeeOffersController],
  providers: [OffersService, OwnOffersService, JoiningService, OfferNotificationsService, OfferReactions, OffersWorker],
})
export class OffersModule {}
