import { Module } from '@nestjs/common';
import { ConnectionsService } from './connections.service.js';

/** Employee-to-job links, their placement status and its history. */
@Module({ providers: [ConnectionsService], exports: [ConnectionsService] })
export class ConnectionsModule {}
