import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { STAFF_ROLES, type Role } from '../platform/http/role.js';
import { advisoryLock } from '../platform/database/advisory-lock.js';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { OutboxService } from '../platform/mail/outbox.service.js';
import { LiveEvents } from './live/live-events.js';
import { READERS, takesByDefault, type NotificationKind, type Reader } from './notification-kind.js';
import { NOTIFICATION_MAIL } from './notifications.mails.js';
import { PushQueue } from './push/push-queue.js';

/** Accounts, or the admin who is in charge of a company or a job: who is nobody, or works here no more, stands for the whole staff. */
export type Recipients = readonly number[] | { owner: number | null };

export interface Notice {
  kind: NotificationKind<never>;
  /** Of the record that the kind is about. */
  recordId: number;
  to: Recipients;
  /** Who did it: nobody is told of what they did themselves. */
  by?: number | null | undefined;
  /** Passes at night and beside the digest, for instance because an interview is within twelve hours. */
  isUrgent?: boolean;
}

const ROLES_OF: Readonly<Record<Reader, readonly Role[]>> = {
  staff: STAFF_ROLES,
  company: ['company'],
  employee: ['employee'],
};

const ACCOUNTS = `select u.user_id from users u where u.disabled_at is null and u.role in ('admin', 'super_admin')
  and (u.user_id = $1 or not exists
    (select from users o where o.user_id = $1 and o.disabled_at is null and o.role in ('admin', 'super_admin')))`;

interface Told {
  user_id: number;
  email: string;
  bell: boolean;
  push: boolean;
  /** Set when a mail leaves at once. */
  mailed_at: Date | null;
}

/** A line of the same within the last five minutes becomes the newest one; whoever has none gets one. */
const TELL = new PreparedStatement<Told>(`
  with readers as (
    select u.user_id, u.email, coalesce(p.bell, true) as bell, coalesce(p.mail, $7) as mail, coalesce(p.push, $8) as push
    from users u left join notification_preferences p on p.user_id = u.user_id and p.kind = $1
    where u.user_id = any($4::integer[]) and u.role = any($5::text[]) and u.disabled_at is null),
  repeated as (
    update notifications n set notification_id = nextval(pg_get_serial_sequence('notifications', 'notification_id')),
      times = n.times + 1, created_at = now(), read_at = null
    from readers r
    where n.user_id = r.user_id and n.kind = $1 and n.record_id = $3 and n.created_at > now() - interval '5 minutes'
    returning n.user_id),
  added as (
    insert into notifications (kind, record_kind, record_id, user_id, bell, mail, push, urgent, mailed_at)
    select $1, $2, $3, r.user_id, r.bell, r.mail, r.push, $6, case when $6 and r.mail then now() end
    from readers r where (r.bell or r.mail or r.push) and not exists (select from repeated p where p.user_id = r.user_id)
    returning user_id, push, mailed_at)
  select r.user_id, r.email, r.bell, coalesce(a.push, false) as push, a.mailed_at
  from readers r left join added a using (user_id)`);

/** Tells people what happened: in the bell, by mail and by push, as they want it (docs/rules.md#notifications). */
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
  async notify(transaction: EntityManager, { kind, recordId, to, by = null, isUrgent = false }: Notice): Promise<void> {
    const recipients = (await this.accountsOf(transaction, to)).filter((userId) => userId !== by);
    if (!recipients.length) return;
    const { name, recordKind, readers } = kind;
    await advisoryLock(transaction, `notification ${name} ${recordId}`);
    const told = await TELL.within(transaction, [
      name,
      recordKind,
      recordId,
      recipients,
      READERS.filter((reader) => readers[reader]).flatMap((reader) => ROLES_OF[reader]),
      isUrgent || kind.isUrgent === true,
      takesByDefault(kind, 'mail'),
      takesByDefault(kind, 'push'),
    ]);
    for (const { user_id, email, mailed_at } of told) {
      if (mailed_at)
        await this.outbox.queueLate(transaction, email, NOTIFICATION_MAIL, {
          userId: user_id,
          email,
          mailedAt: mailed_at,
        });
    }
    await this.pushes.add(
      transaction,
      told.filter(({ push }) => push).map(({ user_id }) => user_id),
      isUrgent || kind.isUrgent === true,
    );
    this.live.changed(
      transaction,
      [recordKind],
      told.map(({ user_id }) => user_id),
    );
  }

  private async accountsOf(transaction: EntityManager, to: Recipients): Promise<number[]> {
    if (!('owner' in to)) return [...new Set(to)];
    const rows = await transaction.query<{ user_id: number }[]>(ACCOUNTS, [to.owner]);
    return rows.map(({ user_id }) => user_id);
  }
}
