import './connections.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConnectedJobsService } from './connected-jobs.service.js';
import { Connection } from './connection.entity.js';
import { AdminConnectionsController, ConnectionsController } from './connections.controllers.js';
import { ConnectionsService } from './connections.service.js';
import { PlacementHistory } from './placement-history.entity.js';

/** Employees connected to jobs, their placement status and its history. */
@Module({
  imports: [TypeOrmModule.forFeature([Connection, PlacementHistory])],
  controllers: [ConnectionsController, AdminConnectionsController],
  providers: [ConnectedJobsService, ConnectionsService],
  exports: [ConnectionsService],
})
export class ConnectionsModule {}
