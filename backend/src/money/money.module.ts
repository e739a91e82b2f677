import './invoices/invoices.timeline.js';
import './payments/payments.timeline.js';
import './claims/claims.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../agency/agency.module.js';
import { LettersModule } from '../agency/documents/letters.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ConnectionsModule } from '../connections/connections.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { ClaimDecisionsService } from './claims/claim-decisions.service.js';
import { ClaimNotificationsService } from './claims/claim-notifications.service.js';
import { AdminClaimsController, ClaimsController } from './claims/claims.controllers.js';
import { ClaimsService } from './claims/claims.service.js';
import { CompanyPlacementsController } from './claims/company-placements.controller.js';
import { CompanyPlacementsService } from './claims/company-placements.service.js';
import { PlacementTermsService } from './claims/placement-terms.service.js';
import { ReplacementsService } from './claims/replacements.service.js';
import { WarrantyClaim } from './claims/warranty-claim.entity.js';
import { CompanyInvoicesService } from './invoices/company-invoices.service.js';
import { Invoice, InvoicePdf, InvoiceSeries } from './invoices/invoice.entity.js';
import { AdminInvoiceNotesController } from './invoices/invoice-notes.admin.controller.js';
import { InvoiceNotesService } from './invoices/invoice-notes.service.js';
import { AdminInvoicePdfsController, CompanyInvoicePdfsController } from './invoices/invoice-pdfs.controller.js';
import { InvoicePdfsService } from './invoices/invoice-pdfs.service.js';
import { InvoiceSent } from './invoices/invoice-sending.entity.js';
import { InvoiceSendingService } from './invoices/invoice-sending.service.js';
import { AdminInvoicesController, InvoicesController } from './invoices/invoices.controllers.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { Reminder, ReminderPause } from './invoices/reminder.entity.js';
import { Payment } from './payments/payment.entity.js';
import { AdminPaymentsController } from './payments/payments.admin.controller.js';
import { PaymentsService } from './payments/payments.service.js';
import { OwnPenaltiesService } from './penalties/own-penalties.service.js';
import { AdminPenaltiesController, OwnPenaltiesController } from './penalties/penalties.controllers.js';
import { PenaltiesService } from './penalties/penalties.service.js';
import { PenaltyCase } from './penalties/penalty-case.entity.js';
import { PenaltyNoticesService } from './penalties/penalty-notices.service.js';
import { Placement } from './placements/placement.entity.js';
import { AdminPlacementsController } from './placements/placements.admin.controller.js';
import { PlacementsService } from './placements/placements.service.js';
import { BillingSummaryService } from './receivables/billing-summary.service.js';
import { PaymentRemindersService } from './receivables/payment-reminders.service.js';
import { AdminReceivablesController } from './receivables/receivables.admin.controller.js';
import { ReceivablesService } from './receivables/receivables.service.js';
import { AdminRegisterExportsController } from './receivables/register-exports.admin.controller.js';
import { RegisterExportsService } from './receivables/register-exports.service.js';
import { ReminderWorker } from './receivables/reminder.worker.js';
import { ReminderMails } from './receivables/reminder-mail.js';
import { ReminderSwitchService } from './receivables/reminder-switch.service.js';
import { AdminRemindAllController, AdminRemindersController } from './receivables/reminders.admin.controller.js';

/** Placements and their fees, warranty claims, penalties, invoices, payments, and what clients owe. */
@Module({
  imports: [
    AgencyModule,
    AuthModule,
    ConnectionsModule,
    JobsModule,
    LettersModule,
    TypeOrmModule.forFeature([
      Invoice,
      InvoicePdf,
      InvoiceSent,
      InvoiceSeries,
      Payment,
      PenaltyCase,
      Placement,
      Reminder,
      ReminderPause,
      WarrantyClaim,
    ]),
  ],
  controllers: [
    AdminPlacementsController,
    InvoicesController,
    AdminInvoicesController,
    AdminInvoiceNotesController,
    AdminInvoicePdfsController,
    CompanyInvoicePdfsController,
    AdminPenaltiesController,
    OwnPenaltiesController,
    AdminPaymentsController,
    AdminReceivablesController,
    AdminRemindersController,
    AdminRemindAllController,
    AdminRegisterExportsController,
    ClaimsController,
    CompanyPlacementsController,
    AdminClaimsController,
  ],
  providers: [
    PlacementsService,
    CompanyInvoicesService,
    InvoicesService,
    InvoiceNotesService,
    InvoicePdfsService,
    InvoiceSendingService,
    PenaltiesService,
    PenaltyNoticesService,
    OwnPenaltiesService,
    PaymentsService,
    ReceivablesService,
    BillingSummaryService,
    ReminderSwitchService,
    PaymentRemindersService,
    ReminderMails,
    ReminderWorker,
    RegisterExportsService,
    ClaimDecisionsService,
    ClaimNotificationsService,
    ClaimsService,
    CompanyPlacementsService,
    PlacementTermsService,
    ReplacementsService,
  ],
})
export class MoneyModule {}
