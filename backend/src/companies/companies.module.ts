import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { AdminCompaniesController } from './companies.admin.controller.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesService } from './companies.service.js';
import { AdminCompanyBillingController } from './company-billing.admin.controller.js';
import { CompanyBillingController } from './company-billing.controller.js';
import { CompanyBillingService } from './company-billing.service.js';
import { Company } from './company.entity.js';

@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([Company])],
  controllers: [CompanyBillingController, AdminCompanyBillingController, CompaniesController, AdminCompaniesController],
  providers: [CompanyBillingService, CompaniesService],
  exports: [CompaniesService],
})
export class CompaniesModule {}
