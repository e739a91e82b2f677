import { AsyncResource } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createTransport, type Transporter } from 'nodemailer';
import { DataSource, type EntityManager } from 'typeorm';
import { AGENCY } from '../agency.js';
import { Env } from '../config/env.js';
import { refuseInTransaction } from '../database/held-connection.js';
import { isDatabaseAway } from '../errors/database-error.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { type MailAttachment, MailAttachments } from './mail-attachments.js';
import { senderIn } from './mailbox-in.js';
import { NO_RECIPIENT, OutboxService, type WrittenMail } from './outbox.service.js';
import { type OutboxMail } from './outbox-mail.entity.js';
import { isSecretMail, lastMails, leavesNothing } from './templates/mail-template.js';
import { LOGO_CID } from './templates/render-mail.js';

const ROUND_MILLISECONDS = 1_000;
const AFTER_COMMIT_MILLISECONDS = 20;
const SMTP_TIMEOUT_MILLISECONDS = 8_000;
/**
 * Other processes leave a mail alone for this long while it is being sent. The sender renews its claim; after it dies, another one
 * sends the mail.
 */
const CLAIM_SECONDS = 30;
const RECLAIM_MILLISECONDS = 10_000;
const MARK_RETRY_MILLISECONDS = 250;
const MAX_BACKOFF_SECONDS = 300;

const due = (which: string): string => `(select mail_id from outbox_mails
    where status = 'queued' and next_attempt_at <= now() and ${which} order by next_attempt_at limit 1 for update skip locked)`;

/** The oldest one that is due, and only without it one that waits for all others. */
const CLAIM = `update outbox_mails set attempts = attempts + 1, next_attempt_at = now() + $1 * interval '1 second'
  where mail_id = coalesce(${due('template <> all($2::text[])')}, ${due('template = any($2::text[])')})
  returning mail_id, template, recipient, sealed_content, attachment_kind, attachment_key, attempts, expires_at <= now() as expired`;

const RECLAIM = `update outbox_mails set next_attempt_at = now() + $2 * interval '1 second' where mail_id = $1 and status = 'queued'`;

const HELD = `select count(*)::int as held from outbox_mails where status = 'held'`;

type Claimed = Pick<
  OutboxMail,
  'mail_id' | 'template' | 'recipient' | 'sealed_content' | 'attachment_kind' | 'attachment_key' | 'attempts'
> & { expired: boolean };

/** Delivers the outbox: at least once, in any process, with growing waits between retries. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private readonly transport: Transporter | undefined;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private stopping = false;
  private busy = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly env: Env,
    private readonly outbox: OutboxService,
    private readonly attachments: MailAttachments,
    private readonly metrics: MetricsService,
  ) {
    const timeout = SMTP_TIMEOUT_MILLISECONDS;
    this.transport = env.smtpUrl
      ? createTransport({
          url: env.smtpUrl,
          ...(env.smtpNeedsTls && { requireTLS: true, tls: { minVersion: 'TLSv1.2', rejectUnauthorized: true } }),
          connectionTimeout: timeout,
          greetingTimeout: timeout,
          socketTimeout: timeout,
        })
      : undefined;
  }

  onApplicationBootstrap(): void {
    this.logHeldMails().catch(() => undefined);
    // outside of the request that queues a mail, whose transaction is not the worker's
    const wake = AsyncResource.bind(() => this.schedule(AFTER_COMMIT_MILLISECONDS));
    this.outbox.events.on('queued', wake);
    this.schedule(0);
  }

  /** Finishes the current mail, then stops. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.round;
    this.transport?.close();
  }

  private async logHeldMails(): Promise<void> {
    const [{ held }] = await this.dataSource.query<[{ held: number }]>(HELD);
    if (held) this.logger.warn({ held }, 'Mails wait since a restore: npm run mail:release sends or discards them');
  }

  private schedule(milliseconds: number): void {
    if (this.stopping || (this.busy && milliseconds < ROUND_MILLISECONDS)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.busy = true;
      this.round = this.deliverDue().finally(() => {
        this.busy = false;
        this.schedule(ROUND_MILLISECONDS);
      });
    }, milliseconds);
  }

  private async deliverDue(): Promise<void> {
    try {
      while (!this.stopping && (await this.deliverOne())) continue;
    } catch (error) {
      this.logger.warn({ error }, 'The outbox could not be read; it is tried again');
    }
  }

  /** @returns false when no mail was due */
  private async deliverOne(): Promise<boolean> {
    const [[mail]] = await this.dataSource.query<[Claimed[], number]>(CLAIM, [CLAIM_SECONDS, lastMails()]);
    if (!mail) return false;
    const manager = this.dataSource.manager;
    if (mail.recipient === NO_RECIPIENT) {
      await this.drop(manager, mail);
      return true;
    }
    if (mail.expired) {
      await this.close(manager, mail, 'dead', 'expired before it could be sent');
      this.metrics.countMail('expired');
      return true;
    }
    let written: WrittenMail | undefined;
    try {
      written = await this.outbox.render(mail);
      if (written) await this.send(mail, written);
    } catch (error) {
      this.metrics.countMail('refused');
      const wait = Math.min(MAX_BACKOFF_SECONDS, 2 ** Math.min(mail.attempts, 10));
      const { message, responseCode } = error as Error & { responseCode?: number };
      const reason = message.slice(0, 500);
      // what a mail server answers may name the recipient: the log has its number only
      const logged = responseCode ? { responseCode } : { reason };
      this.logger.warn(
        { mailId: mail.mail_id, attempt: mail.attempts, ...logged },
        `A mail was not taken; next try in ${wait} s`,
      );
      await manager.query(
        `update outbox_mails set next_attempt_at = now() + $2 * interval '1 second', last_error = $3 where mail_id = $1`,
        [mail.mail_id, wait, reason],
      );
      return true;
    }
    if (!written) {
      await this.drop(manager, mail);
      return true;
    }
    await this.markSent({ ...mail, sealed_content: written.sealed }, written);
    this.metrics.countMail('sent');
    return true;
  }

  /** A mail that is not sent leaves no trace; one that was sent before stays so. */
  private async drop(manager: EntityManager, { mail_id }: Claimed): Promise<void> {
    const [again] = await manager.query<[unknown[], number]>(
      `update outbox_mails set status = 'sent' where mail_id = $1 and sent_at is not null returning mail_id`,
      [mail_id],
    );
    if (!again.length) await manager.query('delete from outbox_mails where mail_id = $1', [mail_id]);
  }

  private async send(mail: Claimed, { message: { calendar, refuseAt, ...message } }: WrittenMail): Promise<void> {
    const reclaim = setInterval(() => {
      this.dataSource.query(RECLAIM, [mail.mail_id, CLAIM_SECONDS]).catch((error: unknown) => {
        this.logger.warn({ error, mailId: mail.mail_id }, 'A mail that takes long could not be claimed anew');
      });
    }, RECLAIM_MILLISECONDS);
    try {
      const attachment = await this.attachments.of(mail);
      refuseInTransaction('A mail');
      const { name, email: address } = senderIn(this.env.mailFrom);
      await this.transport?.sendMail({
        ...message,
        from: { name, address },
        to: mail.recipient,
        messageId: `<outbox-${mail.mail_id}@niyukt>`,
        attachments: [...logoIn(message.html), ...(attachment ? [attachment] : [])],
        // as an alternative and as a file
        ...(refuseAt && {
          list: { unsubscribe: refuseAt },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        ...(calendar && { icalEvent: { method: calendar.method, content: calendar.text, filename: 'invite.ics' } }),
      });
    } finally {
      clearInterval(reclaim);
    }
  }

  /** Retries while the database is away: a mail that is not marked as sent is sent a second time. */
  private async markSent(mail: Claimed, { noteSent }: WrittenMail): Promise<void> {
    for (;;) {
      try {
        await this.dataSource.transaction(async (transaction) => {
          // records come before mails, as where mails are queued
          await noteSent?.(transaction);
          await this.close(transaction, mail, 'sent', null);
        });
        return;
      } catch (error) {
        if (this.stopping || !isDatabaseAway(error)) throw error;
        await delay(MARK_RETRY_MILLISECONDS);
      }
    }
  }

  /** Empties the content of a secret mail that is given up and, in production, of a sent one; others can be sent again. */
  private async close(
    manager: EntityManager,
    mail: Claimed,
    status: 'sent' | 'dead',
    error: string | null,
  ): Promise<void> {
    if (leavesNothing(mail.template)) {
      await manager.query('delete from outbox_mails where mail_id = $1', [mail.mail_id]);
      return;
    }
    await manager.query(
      `update outbox_mails set status = $2::varchar, sent_at = case when $2::varchar = 'sent' then now() end,
         last_error = case when $2::varchar = 'dead' then coalesce(last_error, $3) else $3 end,
         sealed_content = case when not $4::boolean then $5::bytea end
       where mail_id = $1`,
      [
        mail.mail_id,
        status,
        error,
        isSecretMail(mail.template) && (status === 'dead' || this.env.production),
        mail.sealed_content,
      ],
    );
  }
}

interface InlinePicture extends MailAttachment {
  cid: string;
  contentDisposition: 'inline';
}

/** The logo as a part of the mail, where the mail shows it. */
function logoIn(html: string): InlinePicture[] {
  const { logo } = AGENCY;
  if (!logo || !html.includes(LOGO_CID)) return [];
  return [
    { cid: LOGO_CID, filename: 'logo.png', contentType: 'image/png', contentDisposition: 'inline', content: logo.png },
  ];
}
