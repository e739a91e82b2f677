import './mails.timeline.js';
import { Module } from '@nestjs/common';
import { TimelineController } from './timeline.controller.js';
import { TimelineService } from './timeline.service.js';

/** What happened to a record, of all nouns together. */
@Module({ controllers: [TimelineController], providers: [TimelineService] })
export class TimelineModule {}
