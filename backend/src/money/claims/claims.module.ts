import './claims.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../../agency/agency.module.js';
import { ConnectionsModule } from '../../connections/connections.module.js';
import { JobsModule } from '../../jobs/jobs.module.js';
import { PlacementsModule } from '../placements/placements.module.js';
import { ClaimDecisionsService } from './claim-decisions.service.js';
import { ClaimNotificationsService } from './claim-notifications.service.js';
import { AdminClaimsController } from './claims.admin.controller.js';
import { ClaimsController } from './claims.controller.js';
import { ClaimsService } from './claims.service.js';
import { CompanyPlacementsController } from './company-placements.controller.js';
import { CompanyPlacementsService } from './company-placements.service.js';
import { PlacementTermsService } from './placement-terms.service.js';
import { ReplacementsService } from './replacements.service.js';
import { WarrantyClaim } from './warranty-claim.entity.js';

/** Claims under the replacement warranty, and replacements. */
@Module({
  imports: [AgencyModule, ConnectionsModule, JobsModule, PlacementsModule, TypeOrmModule.forFeature([WarrantyClaim])],
  controllers: [ClaimsController, CompanyPlacementsController, AdminClaimsController],
  providers: [
    ClaimDecisionsService,
    ClaimNotificationsService,
    ClaimsService,
    CompanyPlacementsService,
    PlacementTermsService,
    ReplacementsService,
  ],
})
export class ClaimsModule {}
