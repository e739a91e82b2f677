import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Caller } from '../common/http/caller.js';
import { changesBetween, givenFields } from '../common/changes.js';
import { isoMoment } from '../common/lists/list-definition.js';
import { JsonText } from '../common/lists/list-page.js';
import { MOST_ROWS } from '../common/lists/list-query.js';
import { type EmployeeProfileDto } from '../users/profile.dto.js';
import { Profiles } from '../users/profiles.service.js';
import { type UpdateEmployeeProfileDto } from './dto/update-employee-profile.dto.js';
import { Employee } from './employee.entity.js';

const CONNECTED_JOBS = `select coalesce(json_agg(r), '[]')::text as rows from (
    select j.request_id as id, j.title, j.domain, j.location, j.salary_range, j.employment_type, j.description,
      ${isoMoment('t.connection_date')} as connection_date
    from connections t join job_requests j on j.request_id = t.request_id
    where t.employee_id = $1 order by t.connection_date desc, t.connection_id desc limit ${MOST_ROWS}) r`;

/** What an employee sees and changes. */
@Injectable()
export class EmployeesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly profiles: Profiles,
    private readonly audit: AuditService,
  ) {}

  /** The jobs an admin has connected the caller to, latest connection first; only the fields of spec 3. */
  async connectedJobs(caller: Caller): Promise<JsonText> {
    const [row] = await this.dataSource.query<[{ rows: string }]>(CONNECTED_JOBS, [caller.employeeId]);
    return new JsonText(row.rows);
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
