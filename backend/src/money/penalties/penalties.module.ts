import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../../agency/agency.module.js';
import { LettersModule } from '../../agency/documents/letters.module.js';
import { NotificationsModule } from '../../agency/notifications/notifications.module.js';
import { OwnPenaltiesService } from './own-penalties.service.js';
import { AdminPenaltiesController, OwnPenaltiesController } from './penalties.controllers.js';
import { PenaltiesService } from './penalties.service.js';
import { PenaltyCase } from './penalty-case.entity.js';
import { PenaltyNoticesService } from './penalty-notices.service.js';

/** Penalties for broken terms: cases, their notices, and what people answer. */
@Module({
  imports: [TypeOrmModule.forFeature([PenaltyCase]), AgencyModule, LettersModule, NotificationsModule],
  controllers: [AdminPenaltiesController, OwnPenaltiesController],
  providers: [PenaltiesService, PenaltyNoticesService, OwnPenaltiesService],
})
export class PenaltiesModule {}
