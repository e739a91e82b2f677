import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { addressOf, replyOf } from './interview-sql.js';
import { REMINDER_MAIL } from './interviews.mails.js';
import { STILL_INVITED } from './invitation-facts.js';
import { type ReminderAbout } from './invitations.service.js';

const EVERY_SECONDS = 30;
/** Before the start. */
const HOURS = [24, 2];
/** A recipient who was invited so short before is not reminded. */
const HOURS_AFTER_INVITATION = 2;
const BATCH = 200;

interface Due {
  recipient_id: number;
  connection_id: number;
  email: string;
  starts_at: string;
  hours: number;
  seconds: number;
}

/**
 * The latest step of each recipient, taken: what another process has taken, or is older, is none. A reminder within two hours of the
 * invitation, or to a recipient who declined, is none either.
 */
const TAKEN = new PreparedStatement<Due>(`
  with due as (
    select r.recipient_id, i.connection_id, ${addressOf('r', 'i')} as email, i.starts_at, s.hours
    from interview_recipients r join interviews i using (interview_id) join connections c using (connection_id)
      cross join lateral (select min(hours) as hours from unnest($1::int[]) hours
        where i.starts_at - hours * interval '1 hour' <= now()) s
    where ${STILL_INVITED} and i.starts_at > now() and i.starts_at <= now() + interval '25 hours' and s.hours is not null
      and r.asked_for is not null and ${replyOf('r', 'i')} is distinct from 'decline'
      and i.starts_at - s.hours * interval '1 hour' >= greatest(i.timed_at, r.added_at) + interval '${HOURS_AFTER_INVITATION} hours'
      and not exists (select from interview_reminders d where d.recipient_id = r.recipient_id and d.starts_at = i.starts_at
        and d.hours <= s.hours)
    order by i.starts_at, r.recipient_id limit ${BATCH}),
  taken as (
    insert into interview_reminders (recipient_id, starts_at, hours) select recipient_id, starts_at, hours from due
    on conflict do nothing returning recipient_id, starts_at, hours)
  select d.recipient_id, d.connection_id, d.email, ${isoMoment('d.starts_at')} as starts_at, d.hours,
    extract(epoch from d.starts_at - now())::int as seconds
  from due d join taken using (recipient_id, starts_at, hours)`);

/** Reminds of interviews, a day and two hours before, once for each time (docs/rules.md#interview-reminders). */
@Injectable()
export class InterviewReminderWorker {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    queue: WorkQueue,
  ) {
    queue.repeat('interview_reminders', EVERY_SECONDS, () => this.remind());
  }

  /** @returns how many mails were queued */
  async remind(): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      const due = await TAKEN.within(transaction, [HOURS]);
      for (const {
        recipient_id: recipientId,
        connection_id: connectionId,
        email,
        starts_at: startsAt,
        seconds,
      } of due) {
        const about: ReminderAbout = { recipientId, startsAt };
        const options = { usefulSeconds: seconds, connectionId };
        await this.outbox.queueLate(transaction, email, REMINDER_MAIL, about, options);
      }
      return due.length;
    });
  }
}
