import { Injectable } from '@nestjs/common';
import { READING_TIME, WAITS_FOR_TOMORROW } from '../../employees/resumes/reading-time.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { WORKING_STATES } from '../imports/import.entity.js';

/** Waiting and failed work of all processes together. Ages in seconds; null when nothing waits. */
export interface WaitingWork {
  resumes_waiting: number;
  resumes_oldest: number | null;
  /** Since the last resume was read; null when none was within some hours. */
  resumes_idle: number | null;
  /** Waiting until tomorrow, because the account's reading time of today is used up. */
  resumes_tomorrow: number;
  imports_waiting: number;
  imports_oldest: number | null;
  /** Stopped within a week. */
  imports_failed: number;
  exports_waiting: number;
  exports_oldest: number | null;
  exports_failed: number;
  mails_waiting: number;
  mails_oldest: number | null;
  mails_held: number;
  /** Since the last backup began; null when none is known. */
  backup_age: number | null;
  /** Jobs in the queue, by kind of work. */
  pieces: { work: string; waiting: number; failed: number; oldest: number }[];
}

const ageOf = (moment: string): string => `extract(epoch from now() - ${moment})::float8`;

const WAITING_WORK = new PreparedStatement<WaitingWork>(`
  with resumes_to_read as (
    select r.uploaded_at, ${WAITS_FOR_TOMORROW} as is_tomorrow from resumes r ${READING_TIME} where r.to_read <> 'again'),
  imports_under_way as (
    select case state when 'checking' then created_at when 'running' then started_at end as began
    from imports where state in (${WORKING_STATES.map((state) => `'${state}'`).join(', ')})),
  exports_under_way as (select created_at from list_exports where state in ('waiting', 'running')),
  mails as (select created_at from outbox_mails where status = 'queued'),
  pieces as (
    select name as work, count(*) filter (where state < 'completed')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(${ageOf(`min(created_on) filter (where state < 'completed')`)}, 0) as oldest
    from pgboss.job group by name)
  select r.*, i.*, e.*, m.*,
    (select ${ageOf('max(completed_on)')} from pgboss.job where name in ('resume_text', 'resume_pictures') and state = 'completed')
      as resumes_idle,
    (select count(*)::int from imports where state = 'failed' and coalesce(finished_at, started_at, created_at) > now() - interval '7 days')
      as imports_failed,
    (select count(*)::int from list_exports where state = 'failed') as exports_failed,
    (select count(*)::int from outbox_mails where status = 'held') as mails_held,
    (select ${ageOf('made_at')} from pgboss.last_backup) as backup_age,
    coalesce((select json_agg(p order by work) from pieces p), '[]') as pieces
  from
    (select count(*) filter (where not is_tomorrow)::int as resumes_waiting,
      ${ageOf('min(uploaded_at) filter (where not is_tomorrow)')} as resumes_oldest,
      count(*) filter (where is_tomorrow)::int as resumes_tomorrow from resumes_to_read) r,
    (select count(*)::int as imports_waiting, ${ageOf('min(began)')} as imports_oldest from imports_under_way) i,
    (select count(*)::int as exports_waiting, ${ageOf('min(created_at)')} as exports_oldest from exports_under_way) e,
    (select count(*)::int as mails_waiting, ${ageOf('min(created_at)')} as mails_oldest from mails) m`);

const REMEMBERED_MILLISECONDS = 1_000;

@Injectable()
export class WaitingWorkService {
  private lookedAt = -Infinity;
  private last: Promise<WaitingWork> | undefined;

  constructor(private readonly statements: Statements) {}

  async look(): Promise<WaitingWork> {
    const [row] = await this.statements.run(WAITING_WORK, []);
    if (!row) throw new Error('no row');
    return row;
  }

  /** At most a second old, so that many figures share one query. */
  lately(): Promise<WaitingWork> {
    const now = performance.now();
    if (!this.last || now - this.lookedAt > REMEMBERED_MILLISECONDS) {
      this.lookedAt = now;
      this.last = this.look();
      this.last.catch(() => (this.last = undefined));
    }
    return this.last;
  }
}
