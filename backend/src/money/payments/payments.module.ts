import './payments.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { Payment } from './payment.entity.js';
import { AdminPaymentsController } from './payments.admin.controller.js';
import { PaymentsService } from './payments.service.js';

@Module({
  imports: [InvoicesModule, TypeOrmModule.forFeature([Payment])],
  controllers: [AdminPaymentsController],
  providers: [PaymentsService],
})
export class PaymentsModule {}
