import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountsService } from '../../auth/accounts/accounts.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { refuseOwnEmail } from '../../auth/password-field.js';
import { PasswordHasher } from '../../auth/password-hasher.js';
import { SetPasswordInvitation } from '../../auth/set-password-invitation.js';
import { COMPANIES } from '../../companies/companies.list.js';
import { COMPANY_NOT_FOUND } from '../../companies/companies.problems.js';
import { type CompanyDto } from '../../companies/company.dto.js';
import { type EmployeeDto } from '../../employees/employee.dto.js';
import { EMPLOYEES } from '../../employees/employees.list.js';
import { EMPLOYEE_NOT_FOUND } from '../../employees/employees.problems.js';
import { NoticesService } from '../../employees/notices/notices.service.js';
import { type Caller } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { RegisterCompanyDto, type RegisterEmployeeDto } from './dto/register.dto.js';
import { type PersonForm, PersonRecordsService } from './person-records.service.js';

/** Accounts of employees and companies that an admin adds. */
@Injectable()
export class StaffRegistrationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly people: PersonRecordsService,
    private readonly hasher: PasswordHasher,
    private readonly invitation: SetPasswordInvitation,
    private readonly notices: NoticesService,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
  ) {}

  /**
   * Adds an employee or a company with an account, and mails a link to choose a password; to an employee also the notice about their data.
   * @returns the record as the admin's list shows it
   * @throws ApiException (409) when the e-mail has an account already
   */
  async register(caller: Caller, dto: RegisterEmployeeDto | RegisterCompanyDto): Promise<CompanyDto | EmployeeDto> {
    const { email, role: _role, password, ...form } = dto;
    const person: PersonForm =
      dto instanceof RegisterCompanyDto ? { role: 'company', form: dto } : { role: 'employee', form: dto };
    const { role } = person;
    refuseOwnEmail('password', password, email);
    const passwordHash = await this.hasher.hash(password, caller, () => this.accounts.refuseTaken(email));
    return this.dataSource.transaction(async (transaction) => {
      const account = { email, role, must_change_password: true };
      const user = await this.accounts.create(transaction, account, passwordHash);
      const source = (dto instanceof RegisterCompanyDto ? undefined : dto.source) ?? 'unknown';
      const { id, name } = await this.people.create(transaction, user, person, source);
      await this.audit.record(transaction, caller, {
        action: 'created',
        recordKind: role,
        recordId: id,
        name,
        after: { email, ...form },
      });
      const notice = role === 'employee' ? await this.notices.noteSentAtOnce(transaction, id, source) : undefined;
      const greeted = dto instanceof RegisterCompanyDto ? dto.contactPersonName : name;
      await this.invitation.send(transaction, email, greeted, notice);
      return role === 'company'
        ? this.lists.record(COMPANIES, id, COMPANY_NOT_FOUND, transaction)
        : this.lists.record(EMPLOYEES, id, EMPLOYEE_NOT_FOUND, transaction);
    });
  }
}
