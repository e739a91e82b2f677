import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../../agency/agency.module.js';
import { ConnectionsModule } from '../../connections/connections.module.js';
import { Placement } from './placement.entity.js';
import { AdminPlacementsController } from './placements.admin.controller.js';
import { PlacementsService } from './placements.service.js';

/** Who joined where, what it earns, and until when the warranty runs. */
@Module({
  imports: [AgencyModule, ConnectionsModule, TypeOrmModule.forFeature([Placement])],
  controllers: [AdminPlacementsController],
  providers: [PlacementsService],
  exports: [PlacementsService],
})
export class PlacementsModule {}
