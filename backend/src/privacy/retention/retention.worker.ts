import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { isQuiet } from '../../agency/notifications/quiet-hours.js';
import { RestrictionsService } from '../../auth/accounts/restrictions.service.js';
import { AuditService, SYSTEM } from '../../auth/audit/audit.service.js';
import { endedAt } from '../../money/penalties/penalty-state.js';
import { COMMITMENT_ENDS_ON } from '../../money/placements/placements.list.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { DAY_SECONDS, HOUR_SECONDS } from '../../platform/durations.js';
import { dayTextOf } from '../../platform/india-day.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { INACTIVE_MAIL } from './retention.mails.js';
import { MONTHS_TRUSTED, RETENTION_MONTHS, retentionState } from './retention-state.js';

const EVERY_SECONDS = 6 * HOUR_SECONDS;
/** People of one transaction. */
const AT_ONCE = 200;
/** A mail server that is away does not shorten the time that a person has. */
const USEFUL_SECONDS = { first: 7 * DAY_SECONDS, last: DAY_SECONDS } as const;

/** People who are new here. */
const ADD = `insert into inactive_people (employee_id, last_seen_at)
  select employee_id, created_at from employees e where not exists (select from inactive_people i where i.employee_id = e.employee_id)
  on conflict do nothing`;

/**
 * Each login and change of the own account, connection, interview, note, mail of the staff and grievance; a commitment until its end; now,
 * while a claim or a penalty case is open. e is the person.
 */
const TRACES = `
  select max(at) as at from audit_log where actor_id = e.user_id
  union all select greatest(max(status_changed_at), max(submitted_at), max(company_answered_at), max(refused_at)) from connections c
    where c.employee_id = e.employee_id
  union all select max(i.created_at) from interviews i join connections c using (connection_id) where c.employee_id = e.employee_id
  union all select max(n.created_at) from notes n where n.employee_id = e.employee_id
  union all select max(m.sent_at) from mailing_recipients m where m.employee_id = e.employee_id
  union all select max(g.filed_at) from grievances g
    where g.user_id = e.user_id or g.user_id is null and g.email = e.email
  union all select least(now(), (${COMMITMENT_ENDS_ON})::timestamp at time zone 'Asia/Kolkata') from placements t
    where t.employee_id = e.employee_id and (${COMMITMENT_ENDS_ON}) is not null
  union all select now() from warranty_claims w join placements p using (placement_id) where p.employee_id = e.employee_id and w.state in ('filed', 'approved')
  union all select now() from penalty_cases k where k.employee_id = e.employee_id and ${endedAt('k')} > now()`;

/** People with a newer trace begin anew: notices that they were sent do not count any more. */
const SEEN = `update inactive_people i
  set last_seen_at = s.at, first_told_at = null, last_told_at = null, due_at = null
  from employees e cross join lateral (select max(t.at) as at from (${TRACES}) t) s
  where e.employee_id = i.employee_id and i.last_seen_at < now() - interval '${MONTHS_TRUSTED} months' and s.at > i.last_seen_at`;

interface Recipient {
  employee_id: number;
  full_name: string;
  email: string;
  due_at: Date;
}

const marking = (set: string, condition: string): PreparedStatement<Recipient> =>
  new PreparedStatement<Recipient>(
    `update inactive_people i set ${set} from employees e where e.employee_id = i.employee_id and i.employee_id in (
       select t.employee_id from inactive_people t where ${condition}
         and not exists (select from employees e where e.employee_id = t.employee_id and e.restricted) order by t.employee_id limit ${AT_ONCE} for update of t skip locked)
     returning i.employee_id, e.full_name, e.email, i.due_at`,
  );
const FIRST = marking(
  `first_told_at = now(), due_at = greatest(i.last_seen_at + interval '${RETENTION_MONTHS} months', now() + interval '30 days')`,
  `first_told_at is null and last_seen_at + interval '${RETENTION_MONTHS} months' - interval '30 days' <= now()`,
);
const LAST = marking(
  `last_told_at = now(), due_at = greatest(i.due_at, now() + interval '48 hours')`,
  `last_told_at is null and due_at - interval '48 hours' <= now()`,
);

/** Whose day has come. The same statement looks once more for traces: a login of a moment ago counts. */
const DUE = new PreparedStatement<{ user_id: number }>(
  `select e.user_id from inactive_people i join employees e using (employee_id)
   where ${retentionState('i')} = 'due' and not e.restricted and not exists (select from (${TRACES}) s where s.at > i.last_seen_at)
   order by i.due_at, i.employee_id limit ${AT_ONCE} for update of i skip locked`,
);

/** Looks for people who were not seen for long, notifies them twice, and has them erased (docs/rules.md#retention-of-people). */
@Injectable()
export class RetentionWorker {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly address: PublicAddress,
    private readonly restrictions: RestrictionsService,
    queue: WorkQueue,
  ) {
    queue.repeat('retention_of_people', EVERY_SECONDS, () => this.look());
  }

  private async look(): Promise<void> {
    await this.dataSource.query(ADD);
    await this.dataSource.query(SEEN);
    while (await this.dataSource.transaction((transaction) => this.restrictDue(transaction)));
    if (await isQuiet(this.dataSource)) return;
    while (await this.notifyDue(FIRST, 'first'));
    while (await this.notifyDue(LAST, 'last'));
  }

  /** @returns how many were notified */
  private notifyDue(statement: PreparedStatement<Recipient>, which: 'first' | 'last'): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      const recipients = await statement.within(transaction, []);
      for (const person of recipients) await this.notifyOne(transaction, person, which);
      return recipients.length;
    });
  }

  private async notifyOne(
    transaction: EntityManager,
    { employee_id: recordId, full_name: name, email, due_at }: Recipient,
    which: 'first' | 'last',
  ): Promise<void> {
    await this.outbox.queue(
      transaction,
      email,
      INACTIVE_MAIL,
      { name, due_at: due_at.toISOString(), isLast: which === 'last', link: `${this.address.url}/login` },
      { usefulSeconds: USEFUL_SECONDS[which] },
    );
    await this.audit.record(transaction, SYSTEM, {
      action: 'sent',
      recordKind: 'employee',
      recordId,
      name,
      after: { erased_from: dayTextOf(due_at.toISOString()) },
    });
  }

  /**
   * Restricts whose day has come; they are erased at once.
   * @returns how many
   */
  private async restrictDue(transaction: EntityManager): Promise<number> {
    const due = await DUE.within(transaction, []);
    const now = new Date();
    for (const { user_id } of due) await this.restrictions.restrict(transaction, SYSTEM, user_id, 'idle', now);
    return due.length;
  }
}
