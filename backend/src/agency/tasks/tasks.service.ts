import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { businessDayAfter } from '../business-days.js';
import { HolidaysService } from '../holidays.service.js';
import { LiveEvents } from '../notifications/live/live-events.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { OwnTasksService } from './own-tasks.service.js';
import { declaredCauses, type TaskCause } from './task-cause.js';

declare module '../../platform/work/work-queue.js' {
  interface JobPayloads {
    task_causes: object;
  }
}

const EVERY_SECONDS = 60;
/** New tasks of one statement. */
const BATCH = 1_000;
/** The end of a business day in India (docs/rules.md#business-hours). */
const END_OF_DAY = 'T18:00:00+05:30';

interface Needed {
  record_id: number;
  owner_id: number | null;
  subject: string | null;
  /** In India. */
  since: string;
}

/** Removes tasks that nothing causes any more, keeps the others true, and answers what has no task yet. */
const compared = ({ sql }: TaskCause): string => `
  with needed as materialized (select * from (${sql}) cause),
  gone as (
    delete from tasks t where t.cause = $2 and ($1::integer[] is null or t.record_id = any($1::integer[]))
      and not exists (select from needed n where n.record_id = t.record_id) returning 1),
  -- what was ticked off comes back once its cause comes anew
  anew as (
    delete from tasks t using needed n where t.cause = $2 and t.record_id = n.record_id
      and t.done_at < n.due_from and n.due_from <= clock_timestamp() returning t.record_id),
  renewed as (
    update tasks t set owner_id = n.owner_id, subject = left(n.subject, 300), title = $3 from needed n
    where t.cause = $2 and t.record_id = n.record_id and t.record_id not in (select record_id from anew)
      and (t.owner_id, t.subject, t.title) is distinct from (n.owner_id, left(n.subject, 300), $3) returning 1)
  select (select count(*) from gone)::int + (select count(*) from renewed)::int + (select count(*) from anew)::int as changed,
    (select coalesce(json_agg(json_build_object('record_id', n.record_id, 'owner_id', n.owner_id, 'subject', left(n.subject, 300),
       'since', (n.due_from at time zone 'Asia/Kolkata')::date)), '[]')
     from needed n where n.record_id in (select record_id from anew)
       or not exists (select from tasks t where t.cause = $2 and t.record_id = n.record_id)) as missing`;

const ADD = `insert into tasks (cause, kind, title, record_id, owner_id, subject, due_at)
  select $1, $2, $3, n.* from unnest($4::integer[], $5::integer[], $6::text[], $7::timestamptz[]) n
  on conflict do nothing`;

/** Tasks of causes: one of each kind and record, for as long as the record needs it (docs/rules.md#tasks). */
@Injectable()
export class TasksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly holidays: HolidaysService,
    private readonly live: LiveEvents,
    private readonly own: OwnTasksService,
    queue: WorkQueue,
  ) {
    queue.repeat('task_causes', EVERY_SECONDS, () => this.sweep());
  }

  /** Makes and removes the tasks of these records, in the transaction in which a noun changed them. */
  async sync(transaction: EntityManager, causes: readonly TaskCause[], recordIds: readonly number[]): Promise<void> {
    for (const cause of causes) await this.compare(transaction, cause, recordIds);
  }

  /** Looks at all records of all causes: what time brings and what deletions take away. */
  async sweep(): Promise<void> {
    for (const cause of declaredCauses()) {
      await this.dataSource.transaction((transaction) => this.compare(transaction, cause, null));
    }
    await this.own.tellDue();
  }

  /** @param recordIds null for all */
  private async compare(
    transaction: EntityManager,
    cause: TaskCause,
    recordIds: readonly number[] | null,
  ): Promise<void> {
    const { kind, recordKind, title, businessDays } = cause;
    const [found] = await transaction.query<[{ changed: number; missing: Needed[] }]>(compared(cause), [
      recordIds,
      kind,
      title,
    ]);
    const { changed, missing } = found;
    if (missing.length) {
      const holidays = await this.holidays.days(transaction);
      const due = (since: string): string => `${businessDayAfter(since, businessDays, holidays)}${END_OF_DAY}`;
      for (let first = 0; first < missing.length; first += BATCH) {
        const some = missing.slice(first, first + BATCH);
        await transaction.query(ADD, [
          kind,
          recordKind,
          title,
          some.map(({ record_id }) => record_id),
          some.map(({ owner_id }) => owner_id),
          some.map(({ subject }) => subject),
          some.map(({ since }) => due(since)),
        ]);
      }
    }
    if (changed || missing.length) this.live.changed(transaction, ['task'], 'staff');
  }
}
