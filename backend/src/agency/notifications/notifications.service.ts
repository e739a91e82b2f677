import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { isMissing } from '../../platform/http/permission.js';
import { type Role, STAFF_ROLES } from '../../platform/http/role.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { LiveEvents } from './live/live-events.js';
import { type NotificationKind, type Reader, READERS, takesByDefault } from './notification-kind.js';
import { NOTIFICATION_MAIL } from './notifications.mails.js';
import { PushQueue } from './push/push-queue.js';

/** Accounts, or the admin in charge of a company or a job; null, and one who works here no more, stand for the whole staff. */
export type Recipients = readonly number[] | { owner: number | null };

export interface NewNotification {
  kind: NotificationKind<never>;
  /** Of the record that the kind is about. */
  recordId: number;
  to: Recipients;
  /** Who did it, and is not notified. */
  by?: number | null | undefined;
  /** From then on it passes at night and beside the digest, for instance twelve hours before an interview. */
  urgentFrom?: Date | null;
}

const ROLES_OF: Readonly<Record<Reader, readonly Role[]>> = {
  staff: STAFF_ROLES,
  company: ['company'],
  employee: ['employee'],
};

const ACCOUNTS = `select u.user_id from users u where u.disabled_at is null and u.role in ('admin', 'super_admin')
  and (u.user_id = $1 or not exists
    (select from users o where o.user_id = $1 and o.disabled_at is null and o.role in ('admin', 'super_admin')))`;

interface Recipient {
  user_id: number;
  email: string;
  bell: boolean;
  push: boolean;
  /** Set when a mail leaves at once. */
  mailed_at: Date | null;
}

/** Kinds that are urgent are so since ever. */
const ALWAYS = new Date(0);

/** A line of the same within the last five minutes becomes the newest one; a reader who has none gets one. */
const ADD_LINES = new PreparedStatement<Recipient>(`
  with readers as (
    select u.user_id, u.email, coalesce(p.bell, true) as bell, coalesce(p.mail, $7) as mail, coalesce(p.push, $8) as push
    from users u left join notification_preferences p on p.user_id = u.user_id and p.kind = $1
    where u.user_id = any($4::integer[]) and u.role = any($5::text[]) and u.disabled_at is null and u.restricted_at is null
      and ${isMissing('$9::text')} is not true),
  repeated as (
    update notifications n set notification_id = nextval(pg_get_serial_sequence('notifications', 'notification_id')),
      times = n.times + 1, created_at = now(), read_at = null, urgent_from = least(n.urgent_from, $6)
    from readers r
    where n.user_id = r.user_id and n.kind = $1 and n.record_id = $3 and n.created_at > now() - interval '5 minutes'
    returning n.user_id),
  added as (
    insert into notifications (kind, record_kind, record_id, user_id, bell, mail, push, urgent_from, mailed_at)
    select $1, $2, $3, r.user_id, r.bell, r.mail, r.push, $6::timestamptz, case when $6 <= now() and r.mail then now() end
    from readers r where (r.bell or r.mail or r.push) and not exists (select from repeated p where p.user_id = r.user_id)
    returning user_id, push, mailed_at)
  select r.user_id, r.email, r.bell, coalesce(a.push, false) as push, a.mailed_at
  from readers r left join added a using (user_id)`);

/** Notifies people of what happened: in the bell, by mail and by push, as they want it (docs/rules.md#notifications). */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly live: LiveEvents,
    private readonly outbox: OutboxService,
    private readonly pushes: PushQueue,
  ) {}

  /**
   * Tells it in the caller's transaction, which it should end soon after: who tells the same of the same record waits for it. Of work on
   * many records, one notice about what they belong to is enough: the same within five minutes is one line.
   */
  async notify(
    transaction: EntityManager,
    { kind, recordId, to, by = null, urgentFrom = null }: NewNotification,
  ): Promise<void> {
    const { name, recordKind, readers, isUrgent, needs } = kind;
    // lists of the staff show what others are in charge of, too
    if ('owner' in to) this.live.changed(transaction, [recordKind], 'staff');
    const recipients = (await this.accountsOf(transaction, to)).filter((userId) => userId !== by);
    if (!recipients.length) return;
    const from = isUrgent ? ALWAYS : urgentFrom;
    await advisoryLock(transaction, `notification ${name} ${recordId}`);
    const notified = await ADD_LINES.within(transaction, [
      name,
      recordKind,
      recordId,
      recipients,
      READERS.filter((reader) => readers[reader]).flatMap((reader) => ROLES_OF[reader]),
      from,
      takesByDefault(kind, 'mail'),
      takesByDefault(kind, 'push'),
      needs ?? null,
    ]);
    for (const { user_id, email, mailed_at } of notified) {
      if (mailed_at)
        await this.outbox.queueLate(transaction, email, NOTIFICATION_MAIL, {
          userId: user_id,
          email,
          mailedAt: mailed_at,
        });
    }
    await this.pushes.add(
      transaction,
      notified.filter(({ push }) => push).map(({ user_id }) => user_id),
      from !== null && from <= new Date(),
    );
    this.live.changed(
      transaction,
      [recordKind],
      notified.map(({ user_id }) => user_id),
    );
  }

  private async accountsOf(transaction: EntityManager, to: Recipients): Promise<number[]> {
    if (!('owner' in to)) return [...new Set(to)];
    const rows = await transaction.query<{ user_id: number }[]>(ACCOUNTS, [to.owner]);
    return rows.map(({ user_id }) => user_id);
  }
}
