import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { businessDayAfter } from '../business-days.js';
import { HolidaysService } from '../holidays.service.js';
import { LiveEvents } from '../notifications/live/live-events.js';
import { OwnTasksService } from './own-tasks.service.js';
import { among, amongKeys, declaredCauses, type TaskCause } from './task-cause.js';

const EVERY_SECONDS = 60;
/** New tasks of one statement. */
const BATCH = 1_000;
/** The end of a business day in India (docs/rules.md#business-hours). */
const END_OF_DAY = 'T18:00:00+05:30';

interface Needed {
  cause: string;
  record_id: number;
  owner_id: number | null;
  subject: string | null;
  /** In India. */
  since: string;
}

interface Compared {
  changed: number;
  missing: Needed[];
}

/** Removes tasks that nothing causes any more, keeps the others true, and answers what has no task yet. */
const compared = (causes: readonly TaskCause[]): string => `
  with needed as materialized (${causes
    .map(({ kind, sql }) => `select '${kind}' as cause, record_id, owner_id, subject, due_from from (${sql}) needed`)
    .join(' union all ')}),
  gone as (
    delete from tasks t where t.cause = any($2::text[]) and ${among('t.record_id')}
      and not exists (select from needed n where n.cause = t.cause and n.record_id = t.record_id) returning 1),
  -- what was ticked off comes back once its cause comes anew
  anew as (
    delete from tasks t using needed n where t.cause = n.cause and t.record_id = n.record_id
      and t.done_at < n.due_from and n.due_from <= clock_timestamp() returning t.cause, t.record_id),
  renewed as (
    update tasks t set owner_id = n.owner_id, subject = left(n.subject, 300), title = k.title
    from needed n join unnest($2::text[], $3::text[]) k (cause, title) on k.cause = n.cause
    where t.cause = n.cause and t.record_id = n.record_id and (t.cause, t.record_id) not in (select cause, record_id from anew)
      and (t.owner_id, t.subject, t.title) is distinct from (n.owner_id, left(n.subject, 300), k.title) returning 1)
  select (select count(*) from gone)::int + (select count(*) from renewed)::int + (select count(*) from anew)::int as changed,
    (select coalesce(json_agg(json_build_object('cause', n.cause, 'record_id', n.record_id, 'owner_id', n.owner_id,
       'subject', left(n.subject, 300), 'since', (n.due_from at time zone 'Asia/Kolkata')::date)), '[]')
     from needed n where (n.cause, n.record_id) in (select cause, record_id from anew)
       or not exists (select from tasks t where t.cause = n.cause and t.record_id = n.record_id)) as missing`;

const forKeys = new Map<string, PreparedStatement<Compared>>();

/** The comparison for some keys, which each change of a record asks: it is planned once. */
function comparedForKeys(causes: readonly TaskCause[]): PreparedStatement<Compared> {
  const kinds = causes.map(({ kind }) => kind).join(' ');
  const known = forKeys.get(kinds) ?? new PreparedStatement<Compared>(amongKeys(compared(causes)));
  forKeys.set(kinds, known);
  return known;
}

const ADD = `insert into tasks (cause, kind, title, record_id, owner_id, subject, due_at)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::integer[], $6::text[], $7::timestamptz[])
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
    if (recordIds.length) await this.compare(transaction, causes, recordIds);
  }

  /** Looks at all records of all causes: what time brings and what deletions take away. */
  async sweep(): Promise<void> {
    for (const cause of declaredCauses()) {
      await this.dataSource.transaction((transaction) => this.compare(transaction, [cause], null));
    }
    await this.own.notifyDue();
  }

  /** @param recordIds null for all */
  private async compare(
    transaction: EntityManager,
    causes: readonly TaskCause[],
    recordIds: readonly number[] | null,
  ): Promise<void> {
    const values = [recordIds, causes.map(({ kind }) => kind), causes.map(({ title }) => title)];
    const [found] = recordIds
      ? await comparedForKeys(causes).within(transaction, values)
      : await transaction.query<Compared[]>(compared(causes), values);
    const { changed = 0, missing = [] } = found ?? {};
    if (missing.length) await this.add(transaction, causes, missing);
    if (changed || missing.length) this.live.changed(transaction, ['task'], 'staff');
  }
  private async add(transaction: EntityManager, causes: readonly TaskCause[], missing: Needed[]): Promise<void> {
    const holidays = await this.holidays.days(transaction);
    const ofKind = new Map(causes.map((cause) => [cause.kind, cause]));
    const tasks = missing.map(({ cause, since, ...needed }) => {
      const { recordKind = '', title = '', businessDays = 0 } = ofKind.get(cause) ?? {};
      return {
        cause,
        recordKind,
        title,
        ...needed,
        due: `${businessDayAfter(since, businessDays, holidays)}${END_OF_DAY}`,
      };
    });
    for (let first = 0; first < tasks.length; first += BATCH) {
      const some = tasks.slice(first, first + BATCH);
      await transaction.query(ADD, [
        some.map(({ cause }) => cause),
        some.map(({ recordKind }) => recordKind),
        some.map(({ title }) => title),
        some.map(({ record_id }) => record_id),
        some.map(({ owner_id }) => owner_id),
        some.map(({ subject }) => subject),
        some.map(({ due }) => due),
      ]);
    }
  }
}
