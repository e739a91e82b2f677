import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { isQuiet } from '../../agency/notifications/quiet-hours.js';
import { RestrictionsService } from '../../auth/accounts/restrictions.service.js';
import { recordEntries, SYSTEM } from '../../auth/audit/audit.service.js';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { DAY_SECONDS } from '../../platform/durations.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { SharingConsentService } from '../consent/sharing-consent.service.js';
import { DAYS_UNTIL, needsConsentSql, serviceWord } from './notice-state.js';
import { PRIVACY_NOTICE_MAIL } from './notices.mails.js';
import { NoticesService } from './notices.service.js';

const EVERY_SECONDS = 60;
/** So that twenty thousand imported people do not cost the sender its name. */
const MAILS_AN_HOUR = 500;
/** Mails of one transaction. */
const AT_ONCE = 100;
/** A mail server that is away for less than a week loses no notice. */
const USEFUL_SECONDS = 7 * DAY_SECONDS;

const SENT_IN_HOUR = new PreparedStatement<{ sent: number }>(
  `select count(*)::int as sent from (
     select from notices where sent_at > now() - interval '1 hour'
     union all select from notices where reminded_at > now() - interval '1 hour') of_hour`,
);

interface Recipient {
  employee_id: number;
  user_id: number;
  full_name: string;
  email: string;
  is_asked: boolean;
  restricted_from: Date;
  erased_from: Date;
}

const isDue = (after: number): string =>
  `n.sent_at <= now() - interval '${after} days' and n.silent_at is null and ${needsConsentSql('e')} and ${serviceWord('n')} is null`;

/** @param condition on the notice `n` and its employee `e`, longest waiting first; the only parameter is how many */
const marking = (set: string, condition: string): PreparedStatement<Recipient> =>
  new PreparedStatement<Recipient>(
    `with due as (
       select n.employee_id from notices n join employees e using (employee_id) where not e.restricted and ${condition}
       order by coalesce(n.sent_at, n.due_at), n.employee_id limit $1 for update of n skip locked)
     update notices n set ${set} from due join employees e using (employee_id) where n.employee_id = due.employee_id
     returning e.employee_id, e.user_id, e.full_name, e.email, ${needsConsentSql('e')} as is_asked,
       n.sent_at + interval '${DAYS_UNTIL.restricted} days' as restricted_from,
       n.sent_at + interval '${DAYS_UNTIL.erased} days' as erased_from`,
  );

const FIRST = marking('sent_at = now()', `n.due_at <= now() and n.sent_at is null and ${serviceWord('n')} is null`);
const SECOND = marking('reminded_at = now()', `n.reminded_at is null and ${isDue(DAYS_UNTIL.reminded)}`);
/** Who works where the agency placed them is never restricted for being silent. */
const IS_SILENT = `not e.restricted and ${isDue(DAYS_UNTIL.restricted)}
   and not exists (select from placements p where p.employee_id = n.employee_id and p.state = 'active')`;
const SILENT = `select n.employee_id from notices n join employees e using (employee_id) where ${IS_SILENT}
  order by n.sent_at, n.employee_id limit ${AT_ONCE}`;
const MARK_SILENT = new PreparedStatement<Pick<Recipient, 'user_id' | 'erased_from'>>(
  `update notices n set silent_at = now() from employees e
   where e.employee_id = n.employee_id and n.employee_id = $1 and ${IS_SILENT}
   returning e.user_id, n.sent_at + interval '${DAYS_UNTIL.erased} days' as erased_from`,
);

/** Mails notices when they are due, and looks for who does not answer (docs/rules.md#sources). */
@Injectable()
export class NoticesWorker {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly notices: NoticesService,
    private readonly consent: SharingConsentService,
    private readonly restrictions: RestrictionsService,
    queue: WorkQueue,
  ) {
    queue.repeat('notices', EVERY_SECONDS, () => this.look());
  }

  private async look(): Promise<void> {
    while (await this.markSilent());
    if (await isQuiet(this.dataSource)) return;
    while (await this.send(FIRST, false));
    while (await this.send(SECOND, true));
  }

  /** @returns how many were notified */
  private send(statement: PreparedStatement<Recipient>, isReminder: boolean): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      await advisoryLock(transaction, 'notices');
      const [hour] = await SENT_IN_HOUR.within(transaction, []);
      const room = Math.min(AT_ONCE, MAILS_AN_HOUR - (hour?.sent ?? 0));
      if (room <= 0) return 0;
      const recipients = await statement.within(transaction, [room]);
      if (recipients.length) await this.mail(transaction, recipients, isReminder);
      return recipients.length;
    });
  }

  private async mail(transaction: EntityManager, recipients: readonly Recipient[], isReminder: boolean): Promise<void> {
    const links = await this.notices.links(
      transaction,
      recipients.map(({ employee_id, is_asked }) => ({ employee_id, isAsked: is_asked })),
    );
    for (const [place, { full_name: name, email, restricted_from, erased_from }] of recipients.entries()) {
      const link = links[place];
      if (!link) continue;
      const clock = { restrictedFrom: restricted_from.toISOString(), erasedFrom: erased_from.toISOString() };
      await this.outbox.queue(
        transaction,
        email,
        PRIVACY_NOTICE_MAIL,
        { name, isReminder, ...clock, ...link },
        { usefulSeconds: USEFUL_SECONDS },
      );
    }
    await recordEntries(
      transaction,
      SYSTEM,
      'employee',
      recipients.map(({ employee_id: recordId, full_name: name }) => ({
        action: 'sent' as const,
        recordId,
        name,
        after: { notice: isReminder ? 'again' : 'first' },
      })),
    );
  }

  /**
   * Restricts who was silent for 30 days, until silence erases them.
   * @returns how many
   */
  private async markSilent(): Promise<number> {
    const silent = await this.dataSource.query<{ employee_id: number }[]>(SILENT);
    for (const { employee_id } of silent) {
      await this.dataSource.transaction(async (transaction) => {
        // an answer of this moment comes before, or finds the restriction and ends it
        await this.consent.lock(transaction, employee_id);
        const [marked] = await MARK_SILENT.within(transaction, [employee_id]);
        if (!marked) return;
        await this.restrictions.restrict(transaction, SYSTEM, marked.user_id, 'silence', marked.erased_from);
      });
    }
    return silent.length;
  }
}
