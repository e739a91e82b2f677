import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { changesBetween, givenFields } from '../common/changes.js';
import { type Caller } from '../common/http/caller.js';
import { type CompanyProfileDto } from '../users/profile.dto.js';
import { Profiles } from '../users/profiles.service.js';
import { Company } from './company.entity.js';
import { type UpdateCompanyDto } from './dto/update-company.dto.js';

/** What a company changes in its own profile. */
@Injectable()
export class CompaniesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly profiles: Profiles,
    private readonly audit: AuditService,
  ) {}

  /**
   * Changes the caller's own company.
   * @param companyId the company of the address; another one than the caller's is not found
   * @returns the whole profile as stored
   * @throws NotFoundException when it is not the caller's
   */
  async update(caller: Caller, companyId: number, dto: UpdateCompanyDto): Promise<CompanyProfileDto> {
    return this.dataSource.transaction(async (transaction) => {
      const company = await transaction.findOne(Company, {
        where: { company_id: companyId, user_id: caller.userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!company) throw new NotFoundException('Company not found');
      const given = {
        ...givenFields(dto, { keepWhenEmpty: [] }),
        contact_person_phone: `+91${dto.contact_person_phone}`,
      };
      const changes = changesBetween(company, given);
      if (changes) {
        await transaction.update(Company, { company_id: companyId }, changes.after);
        await this.audit.record(transaction, caller, {
          action: 'updated',
          kind: 'company',
          recordId: companyId,
          name: dto.name,
          ...changes,
        });
      }
      return this.profiles.ofCompany(caller, transaction);
    });
  }
}
