import './invoices.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../../agency/agency.module.js';
import { PlacementsModule } from '../placements/placements.module.js';
import { CompanyInvoicesService } from './company-invoices.service.js';
import { Invoice, InvoicePdf, InvoiceSeries } from './invoice.entity.js';
import { AdminInvoiceNotesController } from './invoice-notes.admin.controller.js';
import { InvoiceNotesService } from './invoice-notes.service.js';
import { AdminInvoicePdfsController, CompanyInvoicePdfsController } from './invoice-pdfs.controller.js';
import { InvoicePdfsService } from './invoice-pdfs.service.js';
import { InvoiceSent } from './invoice-sending.entity.js';
import { InvoiceSendingService } from './invoice-sending.service.js';
import { AdminInvoicesController } from './invoices.admin.controller.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesService } from './invoices.service.js';

@Module({
  imports: [
    AgencyModule,
    PlacementsModule,
    TypeOrmModule.forFeature([Invoice, InvoicePdf, InvoiceSent, InvoiceSeries]),
  ],
  controllers: [
    InvoicesController,
    AdminInvoicesController,
    AdminInvoiceNotesController,
    AdminInvoicePdfsController,
    CompanyInvoicePdfsController,
  ],
  providers: [CompanyInvoicesService, InvoicesService, InvoiceNotesService, InvoicePdfsService, InvoiceSendingService],
  exports: [CompanyInvoicesService, InvoicesService],
})
export class InvoicesModule {}
