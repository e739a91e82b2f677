import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationsService } from '../agency/notifications/notifications.service.js';
import { type Actor, AuditService } from '../auth/audit/audit.service.js';
import { AuditedDeletion, type DeletionRule } from '../auth/audit/audited-deletion.js';
import { Employee } from '../employees/employee.entity.js';
import { EMPLOYEE_NOT_FOUND, EMPLOYEE_RESTRICTED } from '../employees/employees.problems.js';
import { JobRequest } from '../jobs/job-request.entity.js';
import { CONNECTABLE_JOB_STATUSES } from '../jobs/job-status.js';
import { JOB_NOT_FOUND } from '../jobs/jobs.problems.js';
import { changesBetween, givenFields } from '../platform/changes.js';
import { PublicAddress } from '../platform/config/public-address.js';
import { existing, FOR_EDIT, FOR_SHARE } from '../platform/database/existing.js';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { orTaken } from '../platform/errors/database-error.js';
import { ApiException } from '../platform/errors/problem.js';
import { refuseWithout } from '../platform/http/access.js';
import { type Caller } from '../platform/http/caller.js';
import { type DeletedDto } from '../platform/http/message.dto.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { OutboxService } from '../platform/mail/outbox.service.js';
import { transactionEvent, TransactionEvents } from '../platform/transactions/transaction-events.js';
import { type PlacementHistoryDto } from './connection.dto.js';
import { Connection } from './connection.entity.js';
import { connectionEvent, connectionName } from './connection-event.js';
import { HISTORY, HISTORY_ENTRY } from './connection-history.js';
import { type ConnectionDto, CONNECTIONS } from './connections.list.js';
import { CONNECTED_TO_JOB } from './connections.mails.js';
import { CONNECTED_NOTIFICATION } from './connections.notifications.js';
import { ALREADY_CONNECTED, CONNECTION_NOT_FOUND, JOB_NOT_OPEN, NOT_PLACED } from './connections.problems.js';
import {
  type ChangePlacementStatusDto,
  type CreateConnectionDto,
  type UpdateConnectionDto,
} from './dto/connection-inputs.dto.js';
import { type Share } from './share.js';

const DELETION: DeletionRule<Connection> = {
  entity: Connection,
  kind: 'connection',
  label: 'Connection',
  notFound: CONNECTION_NOT_FOUND,
  keyOf: (connection_id) => ({ connection_id }),
  nameOf: connectionName,
  remove: (transaction, { connection_id }) => transaction.delete(Connection, { connection_id }),
};

/** What changes on a connection. `MOVED` and its values are both made of this. */
const PROGRESS = [
  'placement_status',
  'placement_date',
  'joining_date',
  'offered_salary',
  'final_salary',
  'admin_notes',
  'drop_reason',
] as const;

/** What a company sees of a connection, and what it says of it. */
export type Showing = Pick<
  Connection,
  | 'share'
  | 'reveal'
  | 'original_file'
  | 'display_name'
  | 'submitted_at'
  | 'company_answer'
  | 'company_answered_at'
  | 'refused_at'
>;

export type Progress = Pick<Connection, (typeof PROGRESS)[number]>;

export interface ConnectionChange {
  caller: Caller;
  connectionId: number;
  requestId: number;
  /** When the change began. */
  share: Share;
  /** It takes the change before it back. */
  isUndo: boolean;
  before: Progress;
  after: Progress;
  /** Gross salary of the first month that is noted with it, in paise; null empties it. */
  gross?: number | null;
}

export type PlannedConnection = Pick<CreateConnectionDto, 'request_id' | 'employee_id' | 'claim_id'>;

export interface ConnectionMade {
  caller: Caller;
  connection: Pick<Connection, 'connection_id' | 'request_id' | 'employee_id'>;
}

export const CONNECTION_PLANNED = transactionEvent<PlannedConnection>(
  'connection.planned',
  'An employee is about to be connected to a job.',
);
export const CONNECTION_MADE = transactionEvent<ConnectionMade>(
  'connection.made',
  'An employee was connected to a job.',
);
export const CONNECTION_CHANGED = transactionEvent<ConnectionChange>(
  'connection.changed',
  'The placement status of a connection, its dates, salaries or notes were changed.',
);

/** The parameter of `MOVED` for a column; the first one is the key. */
const parameterOf = (column: keyof Progress): string => `$${PROGRESS.indexOf(column) + 2}`;

const LOCKED = new PreparedStatement<
  Progress & Pick<Connection, 'request_id' | 'share' | 'employee_name' | 'job_title' | 'restricted'> & { today: string }
>(
  `select india_today()::text as today, placement_status, placement_date::text, joining_date::text, offered_salary, final_salary, admin_notes,
     drop_reason, request_id, share, employee_name, job_title, restricted
   from connections where connection_id = $1 for update`,
);
const MOVED = new PreparedStatement(
  `update connections c set ${PROGRESS.map((column) => `${column} = ${parameterOf(column)}`).join(', ')},
     status_changed_at = case when c.placement_status = ${parameterOf('placement_status')}::varchar then status_changed_at else clock_timestamp() end
   where connection_id = $1`,
);

/** Connections of employees to jobs, and how far each went. */
@Injectable()
export class ConnectionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly deletion: AuditedDeletion,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
    private readonly events: TransactionEvents,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Connects an employee to a job and mails the employee.
   * @throws ApiException (404) when one of them does not exist
   * @throws ApiException (409) when the job takes no connections, the two are connected already, or the person is restricted
   */
  async create(
    caller: Caller,
    { request_id, employee_id, notes, claim_id }: CreateConnectionDto,
  ): Promise<ConnectionDto> {
    return this.dataSource.transaction(async (transaction) => {
      const job = await existing(transaction, JobRequest, { request_id }, JOB_NOT_FOUND, FOR_SHARE);
      const employee = await existing(transaction, Employee, { employee_id }, EMPLOYEE_NOT_FOUND, FOR_EDIT);
      if (employee.restricted) throw new ApiException(EMPLOYEE_RESTRICTED);
      if (!CONNECTABLE_JOB_STATUSES.includes(job.status)) throw new ApiException(JOB_NOT_OPEN);
      await this.events.announce(CONNECTION_PLANNED, transaction, { request_id, employee_id, claim_id });
      const connection = transaction.create(Connection, {
        request_id,
        employee_id,
        admin_notes: notes ?? null,
        claim_id: claim_id ?? null,
      });
      await orTaken(transaction.insert(Connection, connection), () => new ApiException(ALREADY_CONNECTED));
      const { connection_id } = connection;
      await HISTORY_ENTRY.within(transaction, [connection_id, null, 'pending', caller.userId, false]);
      await this.audit.record(transaction, caller, {
        ...connectionEvent({ connection_id, employee_name: employee.full_name, job_title: job.title }, 'created'),
        after: { request_id, employee_id, admin_notes: notes ?? null, ...(claim_id && { claim_id }) },
      });
      await this.events.announce(CONNECTION_MADE, transaction, { caller, connection });
      await this.notifyConnected(transaction, employee, job, connection_id);
      return this.lists.record(CONNECTIONS, connection_id, CONNECTION_NOT_FOUND, transaction);
    });
  }

  /**
   * Moves a connection to a placement status, keeping who did it and when. Becoming `placed` sets the placement date (today in
   * India) if it has none, and a first-month gross is noted on the placement.
   * @throws ApiException (403) for a gross from an admin who may see none
   * @throws ApiException (409) when the person is restricted, or the gross changes under an invoice
   * @throws ApiException (422) for a gross of somebody who is not placed
   */
  async changeStatus(caller: Caller, connectionId: number, dto: ChangePlacementStatusDto): Promise<ConnectionDto> {
    if (dto.first_month_gross_paise !== undefined) refuseWithout(caller, 'money');
    return this.change(caller, connectionId, dto);
  }

  /** Changes joining date, salaries and notes. */
  async update(caller: Caller, connectionId: number, dto: UpdateConnectionDto): Promise<ConnectionDto> {
    return this.change(caller, connectionId, dto);
  }

  /** Notes what was offered, or when the person joins. */
  async setOffered(
    transaction: EntityManager,
    caller: Caller,
    connectionId: number,
    offered: Pick<UpdateConnectionDto, 'offered_salary' | 'joining_date'>,
  ): Promise<void> {
    await this.changeWithin(transaction, caller, connectionId, offered);
  }

  /**
   * Changes what the company sees of a connection that the caller has locked.
   * @param after what is different
   */
  async changeShowing(
    transaction: EntityManager,
    actor: Actor | Caller,
    before: Connection,
    after: Partial<Showing>,
    note: Record<string, unknown> = {},
  ): Promise<void> {
    const changes = changesBetween(before, after);
    if (!changes) return;
    await transaction.update(Connection, { connection_id: before.connection_id }, changes.after);
    await this.recordChange(transaction, actor, before, { ...changes.after, ...note }, changes.before);
  }

  /** Puts into the audit log what happened about a connection beside its own fields. */
  async recordChange(
    transaction: EntityManager,
    actor: Actor | Caller,
    connection: Connection,
    after: Record<string, unknown>,
    before?: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(transaction, actor, {
      ...connectionEvent(connection),
      ...(before && { before }),
      after,
    });
  }

  /** Every change of the placement status, latest first. */
  async history(connectionId: number): Promise<PlacementHistoryDto[]> {
    const [history] = await this.statements.run(HISTORY, [connectionId]);
    if (!history) throw new ApiException(CONNECTION_NOT_FOUND);
    return history.rows;
  }

  /** Deletes a connection with its history. */
  async delete(caller: Caller, id: number): Promise<DeletedDto> {
    return this.deletion.delete(caller, id, DELETION);
  }

  private async notifyConnected(
    transaction: EntityManager,
    { full_name: name, email, user_id }: Employee,
    { title, domain, location }: JobRequest,
    connectionId: number,
  ): Promise<void> {
    const content = {
      name,
      title,
      domain: domain ?? 'Not specified',
      // docs/rules.md#location
      location: location ?? 'Remote',
      link: `${this.address.url}/employee-dashboard`,
    };
    await this.outbox.queue(transaction, email, CONNECTED_TO_JOB, content, { connectionId });
    const notification = { kind: CONNECTED_NOTIFICATION, recordId: connectionId, to: [user_id] };
    await this.notifications.notify(transaction, notification);
  }

  private async change(
    caller: Caller,
    connectionId: number,
    dto: Partial<ChangePlacementStatusDto>,
  ): Promise<ConnectionDto> {
    return this.dataSource.transaction(async (transaction) => {
      await this.changeWithin(transaction, caller, connectionId, dto);
      return this.lists.record(CONNECTIONS, connectionId, CONNECTION_NOT_FOUND, transaction);
    });
  }

  private async changeWithin(
    transaction: EntityManager,
    caller: Caller,
    connectionId: number,
    { is_undo: isUndo, first_month_gross_paise: gross, ...dto }: Partial<ChangePlacementStatusDto>,
  ): Promise<void> {
    const [connection] = await LOCKED.within(transaction, [connectionId]);
    if (!connection) throw new ApiException(CONNECTION_NOT_FOUND);
    const { request_id: requestId, share, employee_name, job_title, today, restricted, ...before } = connection;
    if (restricted) throw new ApiException(EMPLOYEE_RESTRICTED);
    const changes = changesBetween(before, {
      ...givenFields(dto, { keepWhenEmpty: ['placement_status'] }),
      // docs/rules.md#placement-date
      ...(dto.placement_status === 'placed' && !before.placement_date && { placement_date: today }),
    });
    if (!changes && gross === undefined) return;
    const after = { ...before, ...changes?.after };
    if (gross !== undefined && after.placement_status !== 'placed') throw new ApiException(NOT_PLACED);
    if (changes) {
      const { placement_status: status } = changes.after;
      await MOVED.within(transaction, [connectionId, ...PROGRESS.map((column) => after[column])]);
      if (status) {
        const { placement_status: from } = before;
        await HISTORY_ENTRY.within(transaction, [connectionId, from, status, caller.userId, isUndo ?? false]);
      }
      await this.audit.record(transaction, caller, {
        ...connectionEvent(
          { connection_id: connectionId, employee_name, job_title },
          status ? 'status changed' : 'updated',
        ),
        ...changes,
      });
    }
    await this.events.announce(CONNECTION_CHANGED, transaction, {
      caller,
      connectionId,
      requestId,
      share,
      isUndo: isUndo ?? false,
      before,
      after,
      ...(gross !== undefined && { gross }),
    });
  }
}
