import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';

/** The figures of the console's first page. */
@Module({ controllers: [DashboardController], providers: [DashboardService] })
export class DashboardModule {}
