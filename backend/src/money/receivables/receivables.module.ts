import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../../agency/agency.module.js';
import { AuthModule } from '../../auth/auth.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { Reminder, ReminderPause } from '../invoices/reminder.entity.js';
import { BillingSummaryService } from './billing-summary.service.js';
import { AdminReceivablesController } from './receivables.admin.controller.js';
import { ReceivablesService } from './receivables.service.js';
import { AdminRegisterExportsController } from './register-exports.admin.controller.js';
import { RegisterExportsService } from './register-exports.service.js';
import { ReminderWorker } from './reminder.worker.js';
import { ReminderSwitchService } from './reminder-switch.service.js';
import { AdminRemindAllController, AdminRemindersController } from './reminders.admin.controller.js';
import { RemindersService } from './reminders.service.js';

/** What clients owe, reminders, and registers for bookkeeping. */
@Module({
  imports: [AgencyModule, AuthModule, InvoicesModule, TypeOrmModule.forFeature([Reminder, ReminderPause])],
  controllers: [
    AdminReceivablesController,
    AdminRemindersController,
    AdminRemindAllController,
    AdminRegisterExportsController,
  ],
  providers: [
    ReceivablesService,
    BillingSummaryService,
    ReminderSwitchService,
    RemindersService,
    ReminderWorker,
    RegisterExportsService,
  ],
})
export class ReceivablesModule {}
