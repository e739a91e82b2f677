import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { EMAIL_TAKEN } from '../auth/accounts/accounts.problems.js';
import { deleteAccounts } from '../auth/accounts/accounts.service.js';
import { refuseOtherThanStaff } from '../auth/accounts/staff.js';
import { User } from '../auth/accounts/user.entity.js';
import { TOO_MANY_CHANGES } from '../auth/audit/audit.problems.js';
import { type Actor, AuditService, SYSTEM } from '../auth/audit/audit.service.js';
import { AuditedDeletion, type DeletionRule } from '../auth/audit/audited-deletion.js';
import { PROFILE_NOT_FOUND } from '../auth/auth.problems.js';
import { accountPartOf } from '../auth/dto/account-part.dto.js';
import { LoginEmailService } from '../auth/login-email.service.js';
import { type Changes, changesBetween, givenFields } from '../platform/changes.js';
import { existing, FOR_UPDATE } from '../platform/database/existing.js';
import { DAY_SECONDS } from '../platform/durations.js';
import { ApiException, fieldProblem } from '../platform/errors/problem.js';
import { INVALID } from '../platform/errors/problems.js';
import { NOT_AN_OWNER } from '../platform/http/access.problems.js';
import { type Caller } from '../platform/http/caller.js';
import { type DeletedDto } from '../platform/http/message.dto.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { limit } from '../platform/rate-limits/limits.js';
import { RateLimitsService } from '../platform/rate-limits/rate-limits.service.js';
import { refuseOtherVersion } from '../platform/record-version.js';
import { transactionEvent, TransactionEvents } from '../platform/transactions/transaction-events.js';
import { COMPANIES, COMPANY_PROFILE } from './companies.list.js';
import { COMPANY_NOT_FOUND } from './companies.problems.js';
import { type CompanyDto, type CompanyProfileDto } from './company.dto.js';
import { Company } from './company.entity.js';
import { wrongCompanyName } from './company-name.js';
import { type EditCompanyDto, type UpdateCompanyDto } from './dto/company-inputs.dto.js';
import { memberWithEmail } from './members/contact.js';

const DELETION: DeletionRule<Company> = {
  entity: Company,
  kind: 'company',
  label: 'Company',
  notFound: COMPANY_NOT_FOUND,
  keyOf: (company_id) => ({ company_id }),
  nameOf: ({ name, contact_email }) => `${name} <${contact_email}>`,
  remove: (transaction, { company_id }) => deleteCompanies(transaction, [company_id]),
};

/** Companies and what they are called. */
export interface CompaniesNamed {
  actor: Actor | Caller;
  companyIds: number[];
  /** Absent where each has its own names by now. */
  names?: string[];
}

export const COMPANIES_NAMED = transactionEvent<CompaniesNamed>(
  'company.named',
  'A company is about to have another name, or the names of the company that it is merged with.',
);

const RENAMES = [
  limit('company-renames', { per: 'account', points: 3, seconds: DAY_SECONDS, problem: TOO_MANY_CHANGES }),
];

/** Companies: their own profiles, and admins' changes. */
@Injectable()
export class CompaniesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly loginEmail: LoginEmailService,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly deletion: AuditedDeletion,
    private readonly events: TransactionEvents,
    private readonly limits: RateLimitsService,
  ) {}

  /** @throws ApiException (404) when the caller's company was deleted since the request began */
  async profile(caller: Caller, transaction?: EntityManager): Promise<CompanyProfileDto> {
    const profile = await this.lists.record(COMPANY_PROFILE, caller.companyId ?? 0, PROFILE_NOT_FOUND, transaction);
    return { ...profile, ...accountPartOf(caller) };
  }

  /**
   * Changes the caller's own company.
   * @param companyId the company in the address
   * @returns the whole profile as stored
   * @throws ApiException (403) when somebody who is no owner gives it another name
   * @throws ApiException (404) for another company's id, so that ids cannot be probed
   * @throws ApiException (429) when it was given many names lately: people who blocked a company by name vanish from what it sees
   */
  async update(caller: Caller, companyId: number, dto: UpdateCompanyDto): Promise<CompanyProfileDto> {
    const own = companyId === caller.companyId ? companyId : 0;
    const company = await this.dataSource.manager.findOneBy(Company, { company_id: own });
    if (!company || company.name === dto.name) return this.change(caller, own, dto);
    if (caller.memberRole !== 'owner') throw new ApiException(NOT_AN_OWNER);
    const wrong = wrongCompanyName(dto.name);
    if (wrong) throw new ApiException(INVALID, { fields: [{ field: 'name', ...wrong }] });
    const { address } = caller;
    return this.limits.takeForSuccess(RENAMES, { email: `company ${own}`, address }, () =>
      this.change(caller, own, dto),
    );
  }

  private async change(caller: Caller, own: number, dto: UpdateCompanyDto): Promise<CompanyProfileDto> {
    return this.dataSource.transaction(async (transaction) => {
      await announceName(this.events, transaction, caller, own, dto.name);
      const company = await this.locked(transaction, { company_id: own });
      await this.save(transaction, caller, company, givenFields(dto, { keepWhenEmpty: [] }));
      return this.profile(caller, transaction);
    });
  }

  /**
   * Changes a company for an admin; a new e-mail changes the login.
   * @returns the company as the admin's list shows it
   * @throws ApiException (400) when the admin in charge is none
   * @throws ApiException (409) when it was changed since the edit began
   * @throws ApiException (409) when another account has the e-mail
   */
  async edit(caller: Caller, companyId: number, { version, ...fields }: EditCompanyDto): Promise<CompanyDto> {
    return this.dataSource.transaction(async (transaction) => {
      await announceName(this.events, transaction, caller, companyId, fields.name);
      const company = await this.locked(transaction, { company_id: companyId });
      const given = givenFields(fields, { keepWhenEmpty: [] });
      refuseOtherVersion(company, version, !changesOf(company, given));
      await refuseOtherThanStaff(transaction, fields.owner_id);
      const { contact_email: email, name = company.name } = fields;
      const isNew = email && email !== company.contact_email;
      const login = isNew ? await this.changeLogin(transaction, caller, company, { name, email }) : undefined;
      await this.save(transaction, caller, company, given, login);
      return this.lists.record(COMPANIES, companyId, COMPANY_NOT_FOUND, transaction);
    });
  }

  /** Deletes a company with the accounts of its members, its job requests and their connections. */
  async delete(caller: Caller, id: number): Promise<DeletedDto> {
    return this.deletion.delete(caller, id, DELETION);
  }

  /**
   * The login whose e-mail is the contact's gets the new one, unless another member has it: then that one is the contact
   * (docs/rules.md#company-contact).
   * @returns the login that was changed
   */
  private async changeLogin(
    transaction: EntityManager,
    caller: Caller,
    { company_id, contact_email }: Company,
    { name, email }: { name: string; email: string },
  ): Promise<number | undefined> {
    const field = 'contact_email';
    if (await memberWithEmail(transaction, company_id, email)) return undefined;
    const userId = await memberWithEmail(transaction, company_id, contact_email);
    if (userId) await this.loginEmail.change(transaction, caller, { userId, name, email, field });
    else if (await transaction.existsBy(User, { email })) throw fieldProblem(EMAIL_TAKEN, field, {});
    return userId;
  }

  private async locked(transaction: EntityManager, where: FindOptionsWhere<Company>): Promise<Company> {
    return existing(transaction, Company, where, COMPANY_NOT_FOUND, FOR_UPDATE);
  }

  /**
   * @param given fields of the form, the phone as ten digits
   * @param user_id the login whose e-mail changed with the contact's
   */
  private async save(
    transaction: EntityManager,
    caller: Caller,
    company: Company,
    given: Partial<Company>,
    user_id?: number,
  ): Promise<void> {
    const changes = changesOf(company, given);
    if (!changes) return;
    await transaction.update(Company, { company_id: company.company_id }, changes.after);
    await this.audit.record(transaction, caller, {
      action: 'updated',
      recordKind: 'company',
      recordId: company.company_id,
      name: changes.after.name ?? company.name,
      before: { ...changes.before, ...(user_id && { user_id }) },
      after: { ...changes.after, ...(user_id && { user_id }) },
    });
  }
}

const changesOf = (
  company: Company,
  { contact_person_phone: digits, ...given }: Partial<Company>,
): Changes<Company> | undefined =>
  changesBetween(company, { ...given, ...(digits && { contact_person_phone: `+91${digits}` }) });

/**
 * Says that a company is about to have a name that it does not have yet. The company is locked only after that: consents of people come
 * before companies. What ends by it is not among the changes that a company may make within a time.
 */
export async function announceName(
  events: TransactionEvents,
  transaction: EntityManager,
  caller: Caller,
  company_id: number,
  name: string | null | undefined,
): Promise<void> {
  if (!name) return;
  const company = await transaction.findOneBy(Company, { company_id });
  if (!company || company.name === name || company.legal_name === name) return;
  const actor = caller.role === 'company' ? SYSTEM : caller;
  await events.announce(COMPANIES_NAMED, transaction, { actor, companyIds: [company_id], names: [name] });
}

/** Deletes companies with the accounts of their members; foreign keys delete what belongs to them. */
export async function deleteCompanies(transaction: EntityManager, companyIds: number[]): Promise<void> {
  const members = await transaction.query<{ user_id: number }[]>(
    'select user_id from company_members where company_id = any($1) and user_id is not null',
    [companyIds],
  );
  await deleteAccounts(
    transaction,
    members.map(({ user_id }) => user_id),
  );
  await transaction.query('delete from companies where company_id = any($1)', [companyIds]);
}
