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

/** Makes the content of a mail when it is sent; nothing when the recipient may not have it any more, or needs it no more. */
type MakeContent = (what: never) => Promise<object | undefined>;

/** In the place of the content of a mail that is written when it is sent. */
interface Late {
  late: object;
}

/** Recipient of a mail that is rendered and dropped, so that response times do not reveal accounts. */
export const NO_RECIPIENT = '';

/** Queues mails in the transaction of their cause; the worker delivers them after the commit. */
@Injectable()
export class OutboxService {
  /** Emits `queued`, so that the worker of this process does not wait for its next round. */
  readonly events = new EventEmitter();
  private readonly key: Buffer;
  private readonly makers = new Map<string, MakeContent>();

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

  /**
   * Says how a kind of mail is written when it is sent, with what its recipient may see at that moment.
   * @param make from what `queueLate` was given; answers nothing when the mail is not to be sent any more
   */
  writeLate<What extends object, Content extends object>(
    template: MailTemplate<Content>,
    make: (what: What) => Promise<Content | undefined>,
  ): void {
    this.makers.set(template.name, make);
  }

  /**
   * Queues a mail whose content is made when it is sent, by what was told to `writeLate`.
   * @param what keys, and nothing that the recipient may lose the right to
   */
  async queueLate<Content extends object>(
    transaction: EntityManager,
    recipient: string,
    template: MailTemplate<Content>,
    what: object,
    usefulSeconds?: number,
    attachment?: AttachmentName,
  ): Promise<void> {
    const late = { late: what } satisfies Late as unknown as Content;
    await this.queue(transaction, recipient, template, late, usefulSeconds, attachment);
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
   * @returns nothing when it is not to be sent any more
   * @throws Error when its content was emptied, or encrypted with another secret
   */
  async render(mail: Pick<OutboxMail, 'template' | 'sealed_content'>): Promise<WrittenMail | undefined> {
    const { template, sealed_content } = mail;
    if (!sealed_content) throw new Error('the content of this mail was emptied after sending');
    const stored = unseal<object>(this.key, sealed_content);
    const content = 'late' in stored ? await this.make(template, stored as Late) : stored;
    if (!content) return undefined;
    const message = renderMail(mailTemplateNamed(template), content as never);
    return { message, sealed: content === stored ? sealed_content : seal(this.key, content) };
  }

  private async make(template: string, { late }: Late): Promise<object | undefined> {
    const make = this.makers.get(template);
    if (!make) throw new Error(`nothing writes the mail ${template}`);
    return make(late as never);
  }
}

/** A mail, and its content as it is kept once it is sent. */
export interface WrittenMail {
  message: RenderedMail;
  sealed: Buffer;
}
