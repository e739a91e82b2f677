import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { AuditedDeletion, type DeletionRule } from '../audit/audited-deletion.js';
import { AuditService } from '../audit/audit.service.js';
import { deleteAccounts } from '../auth/accounts/accounts.service.js';
import { refuseOtherThanStaff } from '../auth/accounts/staff.js';
import { accountPartOf } from '../auth/dto/account-part.dto.js';
import { PROFILE_NOT_FOUND } from '../auth/auth.problems.js';
import { LoginEmailService } from '../auth/login-email.service.js';
import { ApiException } from '../platform/errors/problem.js';
import { changesBetween, givenFields } from '../platform/changes.js';
import { type Caller } from '../platform/http/caller.js';
import { type DeletedDto } from '../platform/http/message.dto.js';
import { type ListDefinition } from '../platform/lists/list-definition.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { refuseOtherVersion } from '../platform/record-version.js';
import { COMPANIES } from './companies.list.js';
import { type CompanyDto } from './company.dto.js';
import { Company } from './company.entity.js';
import { type CompanyProfileDto } from './dto/company-profile.dto.js';
import { type EditCompanyDto } from './dto/edit-company.dto.js';
import { type UpdateCompanyDto } from './dto/update-company.dto.js';
import { COMPANY_NOT_FOUND } from './companies.problems.js';

const DELETION: DeletionRule<Company> = {
  entity: Company,
  kind: 'company',
  label: 'Company',
  notFound: COMPANY_NOT_FOUND,
  keyOf: (company_id) => ({ company_id }),
  nameOf: ({ name, contact_email }) => `${name} <${contact_email}>`,
  remove: (transaction, { user_id }) => deleteAccounts(transaction, [user_id]),
};

const {
  created_at: _registered,
  owner_id: _owner,
  version: _version,
  off_limits_until: _offLimits,
  ...ownColumns
} = COMPANIES.columns;

/** The profile that companies see. */
const PROFILE: ListDefinition<Omit<CompanyProfileDto, 'userId' | 'role'>> = { ...COMPANIES, columns: ownColumns };

/** Companies: their own profiles, and admins' changes. */
@Injectable()
export class CompaniesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly loginEmail: LoginEmailService,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly deletion: AuditedDeletion,
  ) {}

  /** @throws ApiException (404) when the caller's company was deleted since the request began */
  async profile(caller: Caller, transaction?: EntityManager): Promise<CompanyProfileDto> {
    const profile = await this.lists.record(PROFILE, caller.companyId ?? 0, PROFILE_NOT_FOUND, transaction);
    return { ...profile, ...accountPartOf(caller) };
  }

  /**
   * Changes the caller's own company.
   * @param companyId the company in the address
   * @returns the whole profile as stored
   * @throws ApiException (404) for another company's id, so that ids cannot be probed
   */
  async update(caller: Caller, companyId: number, dto: UpdateCompanyDto): Promise<CompanyProfileDto> {
    return this.dataSource.transaction(async (transaction) => {
      const company = await this.locked(transaction, { company_id: companyId, user_id: caller.userId });
      await this.save(transaction, caller, company, givenFields(dto, { keepWhenEmpty: [] }));
      return this.profile(caller, transaction);
    });
  }

  /**
   * Changes a company for an admin; a new e-mail changes the login.
   * @returns the company as the admin's list shows it
   * @throws ApiException (404) when there is none
   * @throws ApiException (400) when the admin in charge is none
   * @throws ApiException (409) when it was changed since the edit began
   * @throws ApiException (409) when another account has the e-mail
   */
  async edit(caller: Caller, companyId: number, { version, ...fields }: EditCompanyDto): Promise<CompanyDto> {
    return this.dataSource.transaction(async (transaction) => {
      const company = await this.locked(transaction, { company_id: companyId });
      refuseOtherVersion(company, version);
      await refuseOtherThanStaff(transaction, fields.owner_id);
      const { contact_email: email, name = company.name } = fields;
      if (email && email !== company.contact_email) {
        const { user_id: userId } = company;
        await this.loginEmail.change(transaction, caller, { userId, name, email, field: 'contact_email' });
      }
      await this.save(transaction, caller, company, givenFields(fields, { keepWhenEmpty: [] }));
      return this.lists.record(COMPANIES, companyId, COMPANY_NOT_FOUND, transaction);
    });
  }

  /**
   * Deletes a company with the account, its job requests and their connections.
   * @throws ApiException (404) when there is none
   */
  async delete(caller: Caller, id: number): Promise<DeletedDto> {
    return this.deletion.delete(caller, id, DELETION);
  }

  private async locked(transaction: EntityManager, where: FindOptionsWhere<Company>): Promise<Company> {
    const company = await transaction.findOne(Company, { where, lock: { mode: 'pessimistic_write' } });
    if (!company) throw new ApiException(COMPANY_NOT_FOUND);
    return company;
  }

  /** @param given fields of the form, the phone as ten digits */
  private async save(
    transaction: EntityManager,
    caller: Caller,
    company: Company,
    { contact_person_phone: digits, ...given }: Partial<Company>,
  ): Promise<void> {
    const changes = changesBetween(company, { ...given, ...(digits && { contact_person_phone: `+91${digits}` }) });
    if (!changes) return;
    await transaction.update(Company, { company_id: company.company_id }, changes.after);
    await this.audit.record(transaction, caller, {
      action: 'updated',
      recordKind: 'company',
      recordId: company.company_id,
      name: changes.after.name ?? company.name,
      ...changes,
    });
  }
}
