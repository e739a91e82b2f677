import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Caller } from '../common/http/caller.js';
import { changesBetween, givenFields } from '../common/changes.js';
import { isoMoment } from '../common/lists/list-definition.js';
import { type ListCall } from '../common/lists/list-call.js';
import { type JsonText } from '../common/lists/list-page.js';
import { ListReader } from '../common/lists/list-reader.js';
import { jsonArray, rowsThatFit } from '../common/lists/list-sql.js';
import { type EmployeeProfileDto } from '../users/profile.dto.js';
import { Profiles } from '../users/profiles.service.js';
import { type UpdateEmployeeProfileDto } from './dto/update-employee-profile.dto.js';
import { Employee } from './employee.entity.js';

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

/** What an employee sees and changes. */
@Injectable()
export class EmployeesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly profiles: Profiles,
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
      const employee = await transaction.findOne(Employee, {
        where: { employee_id: caller.employeeId ?? 0 },
        lock: { mode: 'pessimistic_write' },
      });
      if (!employee) throw new NotFoundException('Profile not found');
      const given = givenFields(dto, { keepWhenEmpty: ['full_name', 'phone'] });
      if (given.skills === null) given.skills = [];
      const changes = changesBetween(employee, given);
      if (changes) {
        await transaction.update(Employee, { employee_id: employee.employee_id }, changes.after);
        await this.audit.record(transaction, caller, {
          action: 'updated',
          kind: 'employee',
          recordId: employee.employee_id,
          name: employee.full_name,
          ...changes,
        });
      }
      return this.profiles.ofEmployee(caller, transaction);
    });
  }
}
