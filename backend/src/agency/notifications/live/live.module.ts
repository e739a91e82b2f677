import { Module } from '@nestjs/common';
import { AuthModule } from '../../../auth/auth.module.js';
import { EventStreams } from './event-streams.js';
import { EventsController } from './events.controller.js';
import { PrimaryListener } from './primary-listener.js';

/** What open pages are told. */
@Module({
  imports: [AuthModule],
  controllers: [EventsController],
  providers: [EventStreams, PrimaryListener],
  exports: [PrimaryListener],
})
export class LiveModule {}
