import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteAccounts } from '../auth/accounts/accounts.service.js';
import { type Actor, AuditService } from '../auth/audit/audit.service.js';
import { AuditedDeletion, type DeletionRule } from '../auth/audit/audited-deletion.js';
import { PROFILE_NOT_FOUND } from '../auth/auth.problems.js';
import { accountPartOf } from '../auth/dto/account-part.dto.js';
import { LoginEmailService } from '../auth/login-email.service.js';
import { type Changes, changesBetween, givenFields } from '../platform/changes.js';
import { existing, FOR_UPDATE } from '../platform/database/existing.js';
import { ApiException, type Problem } from '../platform/errors/problem.js';
import { INVALID } from '../platform/errors/problems.js';
import { type Caller } from '../platform/http/caller.js';
import { type DeletedDto } from '../platform/http/message.dto.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { refuseOtherVersion } from '../platform/record-version.js';
import { transactionEvent, TransactionEvents } from '../platform/transactions/transaction-events.js';
import { wrongFormName } from '../platform/validation/fields.js';
import { fieldError } from '../platform/validation/wrong-codes.js';
import { type EmployeeDto, type EmployeeProfileDto } from './employee.dto.js';
import { Employee, type Skill } from './employee.entity.js';
import { type EditEmployeeDto, type UpdateEmployeeProfileDto } from './employee-inputs.dto.js';
import { EMPLOYEE_PROFILE, EMPLOYEES } from './employees.list.js';
import { EMPLOYEE_NOT_FOUND, EMPLOYEE_RESTRICTED } from './employees.problems.js';
import { type Source } from './source.js';

const DELETION: DeletionRule<Employee> = {
  entity: Employee,
  kind: 'employee',
  label: 'Employee',
  notFound: EMPLOYEE_NOT_FOUND,
  keyOf: (employee_id) => ({ employee_id }),
  nameOf: ({ full_name, email }) => `${full_name} <${email}>`,
  remove: (transaction, { user_id }) => deleteAccounts(transaction, [user_id]),
};

type ChangedFields = Omit<Partial<Employee>, 'skills' | 'blocked_companies'> & {
  skills?: Skill[] | null;
  blocked_companies?: string[] | null;
};

/** Companies that a person works for or blocks. */
export interface EmployersNamed {
  actor: Actor | Caller;
  employeeId: number;
  presentEmployer?: string | null | undefined;
  blocked: string[];
}

export const EMPLOYERS_NAMED = transactionEvent<EmployersNamed>(
  'employee.employers_named',
  'A person is about to name companies that must not see them. Nothing is locked yet.',
);

/** What an employee sees and changes, and what admins change on one. */
@Injectable()
export class EmployeesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly loginEmail: LoginEmailService,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly deletion: AuditedDeletion,
    private readonly events: TransactionEvents,
  ) {}

  /**
   * The caller's own profile.
   * @throws ApiException (404) when it was deleted while the caller is logged in
   */
  async profile(caller: Caller, transaction?: EntityManager): Promise<EmployeeProfileDto> {
    const profile = await this.lists.record(EMPLOYEE_PROFILE, caller.employeeId ?? 0, PROFILE_NOT_FOUND, transaction);
    return { ...profile, ...accountPartOf(caller) };
  }

  /**
   * Changes the caller's own profile.
   * @returns the whole profile as stored
   * @throws ApiException (400) for another name than the stored one that has more than letters and spaces
   * @throws ApiException (404) when it was deleted while the caller is logged in
   */
  async updateProfile(caller: Caller, dto: UpdateEmployeeProfileDto): Promise<EmployeeProfileDto> {
    return this.dataSource.transaction(async (transaction) => {
      await this.nameEmployers(transaction, caller, caller.employeeId ?? 0, dto);
      const employee = await this.locked(transaction, caller.employeeId ?? 0, PROFILE_NOT_FOUND);
      const wrong = wrongFormName('Full name', dto.full_name || employee.full_name, employee.full_name);
      if (wrong) throw new ApiException(INVALID, { fields: [fieldError('full_name', wrong)] });
      await this.save(transaction, caller, employee, givenFields(dto, { keepWhenEmpty: ['full_name', 'phone'] }));
      return this.profile(caller, transaction);
    });
  }

  /**
   * Changes an employee for an admin; another e-mail changes the login.
   * @returns the employee as the admin's list shows it
   * @throws ApiException (409) when the record has another version than the edit started from, or the person is restricted
   * @throws ApiException (409) when another account has the e-mail
   */
  async edit(caller: Caller, employeeId: number, { version, ...fields }: EditEmployeeDto): Promise<EmployeeDto> {
    return this.dataSource.transaction(async (transaction) => {
      await this.nameEmployers(transaction, caller, employeeId, fields);
      const employee = await this.locked(transaction, employeeId, EMPLOYEE_NOT_FOUND);
      if (employee.restricted) throw new ApiException(EMPLOYEE_RESTRICTED);
      const given = givenFields(fields, { keepWhenEmpty: [] });
      refuseOtherVersion(employee, version, !changesOf(employee, given));
      const { email } = fields;
      if (email && email !== employee.email) {
        const { user_id: userId, full_name } = employee;
        await this.loginEmail.change(transaction, caller, {
          userId,
          name: fields.full_name ?? full_name,
          email,
          field: 'email',
        });
      }
      await this.save(transaction, caller, employee, given);
      return this.lists.record(EMPLOYEES, employeeId, EMPLOYEE_NOT_FOUND, transaction);
    });
  }

  /**
   * Says where a person comes from. Saying the same again changes nothing.
   * @returns where they came from before
   */
  async setSource(
    transaction: EntityManager,
    caller: Caller,
    employeeId: number,
    source: Source,
    reason: string,
  ): Promise<Source> {
    const employee = await this.locked(transaction, employeeId, EMPLOYEE_NOT_FOUND);
    const { full_name: name, source: former } = employee;
    if (source === former) return former;
    await transaction.update(Employee, { employee_id: employeeId }, { source });
    await this.audit.record(transaction, caller, {
      action: 'updated',
      recordKind: 'employee',
      recordId: employeeId,
      name,
      before: { source: former },
      after: { source, reason },
    });
    return former;
  }

  /** Deletes an employee with the account and all connections. */
  async delete(caller: Caller, id: number): Promise<DeletedDto> {
    return this.deletion.delete(caller, id, DELETION);
  }

  private async locked(transaction: EntityManager, employee_id: number, notFound: Problem): Promise<Employee> {
    return existing(transaction, Employee, { employee_id }, notFound, FOR_UPDATE);
  }

  /** Connections are locked before their person, as a change of status does. */
  private async nameEmployers(
    transaction: EntityManager,
    actor: Caller,
    employeeId: number,
    {
      present_employer: presentEmployer,
      blocked_companies: blocked,
    }: Pick<UpdateEmployeeProfileDto, 'present_employer' | 'blocked_companies'>,
  ): Promise<void> {
    if (!presentEmployer && !blocked?.length) return;
    await this.events.announce(EMPLOYERS_NAMED, transaction, {
      actor,
      employeeId,
      presentEmployer,
      blocked: blocked ?? [],
    });
  }

  private async save(
    transaction: EntityManager,
    caller: Caller,
    employee: Employee,
    given: ChangedFields,
  ): Promise<void> {
    const changes = changesOf(employee, given);
    if (!changes) return;
    await transaction.update(Employee, { employee_id: employee.employee_id }, changes.after);
    await this.audit.record(transaction, caller, {
      action: 'updated',
      recordKind: 'employee',
      recordId: employee.employee_id,
      name: changes.after.full_name ?? employee.full_name,
      ...changes,
    });
  }
}

const changesOf = (
  employee: Employee,
  { skills, blocked_companies: blocked, ...given }: ChangedFields,
): Changes<Employee> | undefined =>
  changesBetween(employee, {
    ...given,
    ...(skills !== undefined && { skills: skills ?? [] }),
    ...(blocked !== undefined && { blocked_companies: blocked ?? [] }),
  });
