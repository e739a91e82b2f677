import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { refuseOtherThanStaff } from '../../auth/accounts/staff.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { changesBetween } from '../../platform/changes.js';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { DAY_MILLISECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { refuseWithout } from '../../platform/http/access.js';
import { type Caller } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { LiveEvents } from '../notifications/live/live-events.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { type AssigneeDto, type ChangeTaskDto, type CreateTaskDto } from './task.dto.js';
import { Task } from './task.entity.js';
import { permissionOfRecordKind } from './task-permissions.js';
import { recordOf } from './task-record.js';
import { type TaskDto, tasksFor } from './tasks.list.js';
import { TASK_ASSIGNED, TASK_DUE } from './tasks.notifications.js';
import {
  DUE_TOO_LATE,
  PAUSE_INVALID,
  RECORD_NOT_FOUND,
  RECORD_UNNAMED,
  TASK_NOT_FOUND,
  TOO_MANY_TASKS,
} from './tasks.problems.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    task: true;
  }
}

const MAX_PAUSE_DAYS = 366;
const MAX_DUE_DAYS = 5 * 366;
/** Open tasks that one account wrote. */
const MAX_OPEN = 1_000;

/** Own tasks that are due and were not told of; a pause that ends tells anew. */
const DUE = `update tasks set told_at = now()
  where cause is null and done_at is null and told_at is null and greatest(due_at, snoozed_until) <= now()
  returning task_id, coalesce(assignee_id, created_by) as user_id`;

const ASSIGNEES = new PreparedStatement<AssigneeDto>(`
  select user_id, coalesce(full_name, email) as name from users
  where disabled_at is null and role in ('admin', 'super_admin') order by 2, 1 limit 500`);

/** Tasks that admins write, and what becomes of any task (docs/rules.md#tasks). */
@Injectable()
export class OwnTasksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly live: LiveEvents,
  ) {}

  /**
   * Writes a task.
   * @throws ApiException (400) when its assignee is not of the staff, it names half a record, or is due in more than five years
   * @throws ApiException (403) when it is about what the caller may not see
   * @throws ApiException (409) when the caller has very many open ones
   */
  async create(
    caller: Caller,
    { title, due_at, assignee_id, kind = null, record_id = null }: CreateTaskDto,
  ): Promise<TaskDto> {
    if ((kind === null) !== (record_id === null)) throw new ApiException(RECORD_UNNAMED);
    const needed = permissionOfRecordKind(kind);
    if (needed) refuseWithout(caller, needed);
    if (isFarther(due_at, MAX_DUE_DAYS)) throw new ApiException(DUE_TOO_LATE);
    const assignee = assignee_id ?? caller.userId;
    return this.dataSource.transaction(async (transaction) => {
      await refuseOtherThanStaff(transaction, assignee);
      if (kind && !(await transaction.query<unknown[]>(recordOf(kind), [record_id])).length) {
        throw new ApiException(RECORD_NOT_FOUND);
      }
      await refuseTooMany(transaction, caller.userId);
      const task = transaction.create(Task, {
        title,
        kind,
        record_id,
        due_at: new Date(due_at),
        assignee_id: assignee,
        created_by: caller.userId,
      });
      await transaction.insert(Task, task);
      const { task_id } = task;
      const after = { title, due_at, assignee_id: assignee, kind, record_id };
      await this.audit.record(transaction, caller, {
        action: 'created',
        recordKind: 'task',
        recordId: task_id,
        name: title,
        after,
      });
      await this.notify(transaction, caller, task_id, assignee);
      return this.lists.record(tasksFor(caller), task_id, TASK_NOT_FOUND, transaction);
    });
  }

  /**
   * Marks a task as done, puts it out of the way for some time, or gives it to a colleague. One of a cause goes by itself once
   * nothing causes it any more.
   * @throws ApiException (400) for a pause that is over or too long, and for an assignee who is not of the staff
   */
  async change(caller: Caller, id: number, { done, snoozed_until, assignee_id }: ChangeTaskDto): Promise<TaskDto> {
    return this.dataSource.transaction(async (transaction) => {
      const task = await existing(transaction, Task, { task_id: id }, TASK_NOT_FOUND, FOR_UPDATE);
      // refuses what the caller may not see
      await this.lists.record(tasksFor(caller), id, TASK_NOT_FOUND, transaction);
      if (snoozed_until && (Date.parse(snoozed_until) <= Date.now() || isFarther(snoozed_until, MAX_PAUSE_DAYS)))
        throw new ApiException(PAUSE_INVALID);
      await refuseOtherThanStaff(transaction, assignee_id);
      const isDone = done ?? task.done_at !== null;
      const changes = changesBetween<Partial<Task>>(task, {
        ...(isDone !== (task.done_at !== null) && {
          done_at: isDone ? new Date() : null,
          done_by: isDone ? caller.userId : null,
        }),
        ...(snoozed_until !== undefined && {
          snoozed_until: snoozed_until === null ? null : new Date(snoozed_until),
          told_at: null,
        }),
        ...(assignee_id !== undefined && { assignee_id }),
      });
      if (!changes) return this.lists.record(tasksFor(caller), id, TASK_NOT_FOUND, transaction);
      await transaction.update(Task, { task_id: id }, changes.after);
      await this.audit.record(transaction, caller, {
        action: 'updated',
        recordKind: 'task',
        recordId: id,
        name: task.title,
        ...changes,
      });
      await this.notify(transaction, caller, id, changes.after.assignee_id ?? null);
      return this.lists.record(tasksFor(caller), id, TASK_NOT_FOUND, transaction);
    });
  }

  /** Those of the staff who can log in, by name. */
  async assignees(): Promise<AssigneeDto[]> {
    return this.statements.run(ASSIGNEES, []);
  }

  /** Notifies whose own tasks are due. */
  async notifyDue(): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const [due] = await transaction.query<[{ task_id: number; user_id: number | null }[], number]>(DUE);
      for (const { task_id, user_id } of due) {
        if (user_id) await this.notifications.notify(transaction, { kind: TASK_DUE, recordId: task_id, to: [user_id] });
      }
      if (due.length) this.live.changed(transaction, ['task'], 'staff');
    });
  }

  private async notify(
    transaction: EntityManager,
    caller: Caller,
    taskId: number,
    assignee: number | null,
  ): Promise<void> {
    this.live.changed(transaction, ['task'], 'staff');
    if (assignee === null) return;
    const notice = { kind: TASK_ASSIGNED, recordId: taskId, to: [assignee], by: caller.userId };
    await this.notifications.notify(transaction, notice);
  }
}

const isFarther = (moment: string, days: number): boolean => Date.parse(moment) > Date.now() + days * DAY_MILLISECONDS;

async function refuseTooMany(transaction: EntityManager, userId: number): Promise<void> {
  await advisoryLock(transaction, `tasks of ${userId}`);
  const [row] = await transaction.query<[{ open: number }]>(
    'select count(*)::int as open from tasks where created_by = $1 and done_at is null',
    [userId],
  );
  if (row.open >= MAX_OPEN) throw new ApiException(TOO_MANY_TASKS, { values: { max: MAX_OPEN } });
}
