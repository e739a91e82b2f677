import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Secrets } from '../config/secrets.js';
import { type AttachmentName } from './mail-attachments.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { seal, unseal } from './sealed-content.js';
import { mailTemplateNamed, type MailTemplate } from './templates/mail-template.js';
import { renderMail, type RenderedMail } from './templates/render-mail.js';

const DAY_SECONDS = 24 * 60 * 60;

/** Recipient of a mail that is rendered and dropped, so that response times do not reveal accounts. */
export const NO_RECIPIENT = '';

/** Queues mails in the transaction of their cause; the worker delivers them after the commit. */
@Injectable()
export class OutboxService {
  /** Emits `queued`, so that the worker of this process does not wait for its next round. */
  readonly events = new EventEmitter();
  private readonly key: Buffer;

  constructor(secrets: Secrets) {
    this.key = secrets.derive('outbox');
  }

  /**
   * Queues a mail in the caller's transaction.
   * @param usefulSeconds after this time the mail is not sent (an expired code)
   * @param attachment made when the mail is sent, of a kind that `MailAttachments` knows
   */
  async queue<Content extends object>(
    transaction: EntityManager,
    recipient: string,
    template: MailTemplate<Content>,
    content: Content,
    usefulSeconds = DAY_SECONDS,
    attachment?: AttachmentName,
  ): Promise<void> {
    await transaction.query(
      `insert into outbox_mails (template, recipient, sealed_content, expires_at, attachment_kind, attachment_key)
       values ($1, $2, $3, now() + $4 * interval '1 second', $5, $6)`,
      [template.name, recipient, seal(this.key, content), usefulSeconds, attachment?.kind, attachment?.key],
    );
    this.events.emit('queued');
  }

  /** Queues a mail that was given up once more, for a day. */
  async queueAgain(transaction: EntityManager, mailId: string): Promise<void> {
    await transaction.query(
      `update outbox_mails set status = 'queued', attempts = 0, last_error = null, next_attempt_at = now(),
         expires_at = now() + $2 * interval '1 second' where mail_id = $1`,
      [mailId, DAY_SECONDS],
    );
    this.events.emit('queued');
  }

  /**
   * The mail as it is or was sent.
   * @throws Error when its content was emptied, or encrypted with another secret
   */
  render({ template, sealed_content }: Pick<OutboxMail, 'template' | 'sealed_content'>): RenderedMail {
    if (!sealed_content) throw new Error('the content of this mail was emptied after sending');
    return renderMail(mailTemplateNamed(template), unseal(this.key, sealed_content));
  }
}
