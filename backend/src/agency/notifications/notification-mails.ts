import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PublicAddress } from '../../platform/config/public-address.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type Role } from '../../platform/http/role.js';
import { type Language } from '../../platform/language/language.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { preferencesPath } from './dashboard-paths.js';
import { NotificationTexts } from './notification-texts.js';
import { NOTIFICATION_MAIL, type NotificationMail } from './notifications.mails.js';
import { IS_QUIET } from './quiet-hours.js';

const EVERY_SECONDS = 20;
/** What is read in the bell within this time is not mailed. */
const SETTLING_SECONDS = 60;
/** More than that, and the rest waits for one digest. */
const MAX_MAILS_PER_HOUR = 10;
/** In one mail; the bell has the rest. */
const MAX_LINES = 50;

interface Due {
  user_id: number;
  email: string;
  /** By day and in the bounds of an hour; else only what is urgent leaves. */
  takes_all: boolean;
}

/** What the outbox keeps of such a mail. */
interface Mailed {
  userId: number;
  /** Where it goes: an account with another e-mail by now gets it there with the next one. */
  email: string;
  mailedAt: string;
}

const WAITS = 'mail and mailed_at is null and read_at is null';

/** Accounts with something to be mailed now: an interview may have come near since it was told of. */
const DUE = new PreparedStatement<Due>(`
  select u.user_id, u.email, w.takes_all
  from (select user_id, min(created_at) as since, bool_or(urgent_from <= now()) as is_urgent from notifications where ${WAITS} group by user_id) n
    join users u using (user_id)
    cross join lateral (select not ${IS_QUIET} and (select count(distinct m.mailed_at) from notifications m
      where m.user_id = u.user_id and m.mailed_at > now() - interval '1 hour') < ${MAX_MAILS_PER_HOUR} as takes_all) w
  where u.disabled_at is null and (n.is_urgent or w.takes_all and n.since <= now() - interval '${SETTLING_SECONDS} seconds')
  order by u.user_id limit 500`);

/** All that waits goes into one mail, or all that is urgent. Of two processes one gets it. */
const TAKE = new PreparedStatement<{ mailed_at: Date }>(`
  update notifications set mailed_at = now() where user_id = $1 and ${WAITS} and ($2 or urgent_from <= now()) returning mailed_at`);

const ACCOUNT = new PreparedStatement<{ role: Role; email: string; language: Language | null }>(
  'select role, email, language from users where user_id = $1 and disabled_at is null',
);

const LINES = new PreparedStatement<{ notification_id: number; kind: string; record_id: number; times: number }>(`
  select notification_id, kind, record_id, times from notifications
  where user_id = $1 and mailed_at = $2 order by notification_id desc limit ${MAX_LINES}`);

/** Mails what was not read in the bell: one line as a mail of its own, more as a digest (docs/rules.md#notifications). */
@Injectable()
export class NotificationMails {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly texts: NotificationTexts,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
    queue: WorkQueue,
  ) {
    queue.repeat('notification_mails', EVERY_SECONDS, () => this.mail());
    outbox.writeLate(NOTIFICATION_MAIL, (mailed: Mailed) => this.write(mailed));
  }

  /** @returns how many mails were queued */
  async mail(): Promise<number> {
    let queued = 0;
    for (const { user_id: userId, email, takes_all } of await this.statements.run(DUE, [])) {
      queued += await this.dataSource.transaction(async (transaction) => {
        const [taken] = await TAKE.within(transaction, [userId, takes_all]);
        if (!taken) return 0;
        const mailed: Mailed = { userId, email, mailedAt: taken.mailed_at.toISOString() };
        await this.outbox.queueLate(transaction, email, NOTIFICATION_MAIL, mailed);
        return 1;
      });
    }
    return queued;
  }

  /** @returns nothing when the recipient may see none of it any more */
  private async write({ userId, email, mailedAt }: Mailed): Promise<NotificationMail | undefined> {
    const [account] = await this.statements.run(ACCOUNT, [userId]);
    if (account?.email !== email) return undefined;
    const rows = await this.statements.run(LINES, [userId, mailedAt]);
    const texts = await this.texts.of({ userId, role: account.role, language: account.language }, rows);
    const lines = rows.flatMap(({ notification_id }) => {
      const written = texts.get(notification_id);
      return written ? [{ text: written.text, link: `${this.address.url}${written.path}` }] : [];
    });
    if (!lines.length) return undefined;
    return { language: account.language, lines, preferences: `${this.address.url}${preferencesPath(account.role)}` };
  }
}
