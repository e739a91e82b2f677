import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { LoginEmail } from '../auth/login-email.service.js';
import { type Caller } from '../platform/http/caller.js';
import { changesBetween, givenFields } from '../platform/changes.js';
import { isoMoment } from '../platform/lists/list-definition.js';
import { type ListCall } from '../platform/lists/list-call.js';
import { type JsonText } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { jsonArray, rowsThatFit } from '../platform/lists/list-sql.js';
import { refuseOtherVersion } from '../platform/record-version.js';
import { type EmployeeProfileDto } from '../profile/profile.dto.js';
import { Profiles } from '../profile/profiles.service.js';
import { type EditEmployeeDto } from './dto/edit-employee.dto.js';
import { type UpdateEmployeeProfileDto } from './dto/update-employee-profile.dto.js';
import { Employee, type Skill } from './employee.entity.js';
import { EMPLOYEES } from './employees.list.js';

export const EMPLOYEE_NOT_FOUND = 'Employee not found';

const ORDER = 't.connection_date desc, t.connection_id desc';

/** Parameters: the employee, and how many rows to leave out. */
const connectedJobs = (limit: number): string => {
  const rows = `(select t.connection_id, t.connection_date, j.* from connections t join job_requests j using (request_id)
    where t.employee_id = $1 order by ${ORDER} limit ${limit} offset $2) t`;
  return `select rows, shown, (select count(*) from connections where employee_id = $1) as total, false as capped from ${jsonArray(
    `select request_id as id, title, domain, location, salary_range, employment_type, description,
       ${isoMoment('connection_date')} as connection_date
     from ${rowsThatFit(rows, ['t.description'], ORDER)} order by ${ORDER}`,
  )}`;
};

/** What an employee sees and changes, and what admins change on one. */
@Injectable()
export class EmployeesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly profiles: Profiles,
    private readonly loginEmail: LoginEmail,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
  ) {}

  /** The jobs an admin has connected the caller to, latest connection first; only the fields of spec 3. */
  async connectedJobs({ employeeId }: Caller, call: ListCall): Promise<JsonText> {
    return this.lists.pageOf('admin-connected-jobs', call, (offset, limit) => ({
      text: connectedJobs(limit),
      values: [employeeId, offset],
    }));
  }

  /**
   * Changes the caller's own profile.
   * @returns the whole profile as stored
   * @throws NotFoundException when it was deleted meanwhile
   */
  async updateProfile(caller: Caller, dto: UpdateEmployeeProfileDto): Promise<EmployeeProfileDto> {
    return this.dataSource.transaction(async (transaction) => {
      const employee = await this.locked(transaction, caller.employeeId ?? 0, 'Profile not found');
      await this.save(transaction, caller, employee, givenFields(dto, { keepWhenEmpty: ['full_name', 'phone'] }));
      return this.profiles.ofEmployee(caller, transaction);
    });
  }

  /**
   * Changes an employee for an admin; another e-mail changes the login.
   * @returns the employee as the admin's list shows it
   * @throws NotFoundException when there is none
   * @throws ConflictException when the record has another version than the edit started from
   * @throws FieldsException (409) when another account has the e-mail
   */
  async edit(caller: Caller, employeeId: number, { version, ...fields }: EditEmployeeDto): Promise<JsonText> {
    return this.dataSource.transaction(async (transaction) => {
      const employee = await this.locked(transaction, employeeId, EMPLOYEE_NOT_FOUND);
      refuseOtherVersion(employee, version);
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
      await this.save(transaction, caller, employee, givenFields(fields, { keepWhenEmpty: [] }));
      return this.lists.record(EMPLOYEES, employeeId, EMPLOYEE_NOT_FOUND, transaction);
    });
  }

  private async locked(transaction: EntityManager, employee_id: number, notFound: string): Promise<Employee> {
    const employee = await transaction.findOne(Employee, {
      where: { employee_id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!employee) throw new NotFoundException(notFound);
    return employee;
  }

  private async save(
    transaction: EntityManager,
    caller: Caller,
    employee: Employee,
    given: { skills?: Skill[] | null },
  ): Promise<void> {
    if (given.skills === null) given.skills = [];
    const changes = changesBetween(employee, given);
    if (!changes) return;
    await transaction.update(Employee, { employee_id: employee.employee_id }, changes.after);
    await this.audit.record(transaction, caller, {
      action: 'updated',
      kind: 'employee',
      recordId: employee.employee_id,
      name: changes.after.full_name ?? employee.full_name,
      ...changes,
    });
  }
}
