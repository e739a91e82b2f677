import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AgencyModule } from '../agency/agency.module.js';
import { PlacementsModule } from '../placements/placements.module.js';
import { Invoice, InvoicePdf, InvoiceSeries } from './invoice.entity.js';
import { AdminInvoiceNotesController } from './invoice-notes.admin.controller.js';
import { InvoiceNotesService } from './invoice-notes.service.js';
import { AdminInvoicesController } from './invoices.admin.controller.js';
import { InvoicesService } from './invoices.service.js';

/** Invoices, credit notes and debit notes. */
@Module({
  imports: [AgencyModule, PlacementsModule, TypeOrmModule.forFeature([Invoice, InvoicePdf, InvoiceSeries])],
  controllers: [AdminInvoicesController, AdminInvoiceNotesController],
  providers: [InvoicesService, InvoiceNotesService],
  exports: [InvoicesService],
})
export class InvoicesModule {}
