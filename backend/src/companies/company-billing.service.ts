import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type FindOptionsSelect } from 'typeorm';
import { AuditService } from '../auth/audit/audit.service.js';
import { changesBetween, givenFields } from '../platform/changes.js';
import { existing, FOR_UPDATE } from '../platform/database/existing.js';
import { type Caller } from '../platform/http/caller.js';
import { TransactionEvents } from '../platform/transactions/transaction-events.js';
import { COMPANY_NOT_FOUND } from './companies.problems.js';
import { announceName } from './companies.service.js';
import { Company } from './company.entity.js';
import { type CompanyBillingDto, type SetCompanyBillingDto } from './dto/company-billing.dto.js';

const BILLING = {
  company_id: true,
  legal_name: true,
  billing_address: true,
  billing_city: true,
  state_code: true,
  billing_pin_code: true,
  gstin: true,
  supply_type: true,
  billing_email: true,
} satisfies FindOptionsSelect<Company> & Record<keyof CompanyBillingDto, true>;

/** Billing details of companies. */
@Injectable()
export class CompanyBillingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly events: TransactionEvents,
  ) {}

  async of(company_id: number): Promise<CompanyBillingDto> {
    return existing(this.dataSource.manager, Company, { company_id }, COMPANY_NOT_FOUND, {
      select: BILLING,
    });
  }

  /**
   * Changes the billing details; issued invoices stay as they are.
   * @returns all of them as stored
   */
  async set(caller: Caller, company_id: number, dto: SetCompanyBillingDto): Promise<CompanyBillingDto> {
    return this.dataSource.transaction(async (transaction) => {
      await announceName(this.events, transaction, caller, company_id, dto.legal_name);
      const company = await existing(transaction, Company, { company_id }, COMPANY_NOT_FOUND, FOR_UPDATE);
      const { name } = company;
      const changes = changesBetween(company, givenFields(dto, { keepWhenEmpty: ['supply_type'] }));
      if (changes) {
        await transaction.update(Company, { company_id }, changes.after);
        await this.audit.record(transaction, caller, {
          action: 'updated',
          recordKind: 'company',
          recordId: company_id,
          name,
          ...changes,
        });
      }
      return transaction.findOneOrFail(Company, { where: { company_id }, select: BILLING });
    });
  }
}
