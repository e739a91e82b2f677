import './members/members.timeline.js';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { AdminCompaniesController, CompaniesController } from './companies.controllers.js';
import { CompaniesService } from './companies.service.js';
import { Company } from './company.entity.js';
import { AdminCompanyBillingController, CompanyBillingController } from './company-billing.controllers.js';
import { CompanyBillingService } from './company-billing.service.js';
import { CompanyMember } from './members/company-member.entity.js';
import { MemberInvitationsController } from './members/member-invitations.controller.js';
import { MemberInvitationsService } from './members/member-invitations.service.js';
import { AdminMembersController, MembersController, MembershipController } from './members/members.controllers.js';
import { MembersService } from './members/members.service.js';
import { OwnerAddedNotifier } from './members/owner-added-notifier.js';

@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([Company, CompanyMember])],
  controllers: [
    CompanyBillingController,
    AdminCompanyBillingController,
    MemberInvitationsController,
    MembersController,
    MembershipController,
    AdminMembersController,
    CompaniesController,
    AdminCompaniesController,
  ],
  providers: [CompanyBillingService, CompaniesService, MemberInvitationsService, MembersService, OwnerAddedNotifier],
  exports: [CompaniesService],
})
export class CompaniesModule {}
