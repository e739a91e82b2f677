import { Module } from '@nestjs/common';
import { NextStepsController } from './next-steps.admin.controller.js';
import { NextStepsService } from './next-steps.service.js';

/** What to do next with a connection, from what all rooms below know of it. */
@Module({ controllers: [NextStepsController], providers: [NextStepsService] })
export class NextStepsModule {}
