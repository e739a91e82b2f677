import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { AuditService, type AuditKind } from './audit.service.js';
import { type Caller } from '../platform/http/caller.js';
import { type DeletedDto } from '../platform/http/message.dto.js';
import { COMPANY_NOT_FOUND } from '../companies/companies.service.js';
import { Company } from '../companies/company.entity.js';
import { Connection } from '../connections/connection.entity.js';
import { CONNECTION_NOT_FOUND } from '../connections/connections.service.js';
import { EMPLOYEE_NOT_FOUND } from '../employees/employees.service.js';
import { Employee } from '../employees/employee.entity.js';
import { JobRequest } from '../jobs/job-request.entity.js';
import { JOB_NOT_FOUND } from '../jobs/jobs.service.js';
import { User } from '../auth/accounts/user.entity.js';

/** What everybody else reads who tries (spec 6). */
export const ONLY_SUPER_ADMIN = 'Only Super Admin can delete records';

interface Deletion<T extends ObjectLiteral> {
  entity: EntityTarget<T>;
  where: FindOptionsWhere<T>;
  kind: AuditKind;
  /** The kind at the start of a sentence, as in '{kind} deleted successfully' (spec 8). */
  Kind: string;
  id: number;
  notFound: string;
  nameOf: (record: T) => string;
  /** Deletes the record; what hangs on it goes by foreign keys. */
  remove: (transaction: EntityManager, record: T) => Promise<unknown>;
}

/** Deletes records with all that belongs to them, in one transaction, leaving an audit entry (decisions, "Deleting"). */
@Injectable()
export class DeletionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /**
   * Deletes an employee with the account and all connections.
   * @throws NotFoundException when there is none
   */
  employee(caller: Caller, id: number): Promise<DeletedDto> {
    return this.delete<Employee>(caller, {
      ...{
        entity: Employee,
        where: { employee_id: id },
        kind: 'employee',
        Kind: 'Employee',
        id,
        notFound: EMPLOYEE_NOT_FOUND,
      },
      nameOf: ({ full_name, email }) => `${full_name} <${email}>`,
      remove: (transaction, { user_id }) => transaction.delete(User, { user_id }),
    });
  }

  /**
   * Deletes a company with the account, its job requests and their connections.
   * @throws NotFoundException when there is none
   */
  company(caller: Caller, id: number): Promise<DeletedDto> {
    return this.delete<Company>(caller, {
      ...{
        entity: Company,
        where: { company_id: id },
        kind: 'company',
        Kind: 'Company',
        id,
        notFound: COMPANY_NOT_FOUND,
      },
      nameOf: ({ name, contact_email }) => `${name} <${contact_email}>`,
      remove: (transaction, { user_id }) => transaction.delete(User, { user_id }),
    });
  }

  /**
   * Deletes a job request with its connections.
   * @throws NotFoundException when there is none
   */
  jobRequest(caller: Caller, id: number): Promise<DeletedDto> {
    return this.delete<JobRequest>(caller, {
      ...{
        entity: JobRequest,
        where: { request_id: id },
        kind: 'job request',
        Kind: 'Job request',
        id,
        notFound: JOB_NOT_FOUND,
      },
      nameOf: ({ title, company_name }) => `${title}, ${company_name}`,
      remove: (transaction) => transaction.delete(JobRequest, { request_id: id }),
    });
  }

  /**
   * Deletes a connection with its history.
   * @throws NotFoundException when there is none
   */
  connection(caller: Caller, id: number): Promise<DeletedDto> {
    return this.delete<Connection>(caller, {
      ...{
        entity: Connection,
        where: { connection_id: id },
        kind: 'connection',
        Kind: 'Connection',
        id,
        notFound: CONNECTION_NOT_FOUND,
      },
      nameOf: ({ employee_name, job_title }) => `${employee_name}, ${job_title}`,
      remove: (transaction) => transaction.delete(Connection, { connection_id: id }),
    });
  }

  private async delete<T extends ObjectLiteral>(caller: Caller, deletion: Deletion<T>): Promise<DeletedDto> {
    const { entity, where, kind, Kind, id, notFound, nameOf, remove } = deletion;
    return this.dataSource.transaction(async (transaction) => {
      const record = await transaction.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
      if (!record) throw new NotFoundException(notFound);
      await remove(transaction, record);
      await this.audit.record(transaction, caller, {
        ...{ action: 'deleted', kind, recordId: id, name: nameOf(record), before: { ...record, version: undefined } },
      });
      return { message: `${Kind} deleted successfully`, id };
    });
  }
}
