import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Secrets } from '../config/secrets.js';
import { DAY_SECONDS } from '../durations.js';
import { type Language } from '../language/language.js';
import { type AttachmentName } from './mail-attachments.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { seal, unseal } from './sealed-content.js';
import { type MailTemplate, mailTemplateNamed } from './templates/mail-template.js';
import { type RenderedMail, renderMail } from './templates/render-mail.js';

/** Makes the content of a mail when it is sent; nothing when the recipient may not have it any more, or needs it no more. */
type MakeContent = (what: never, isAgain: boolean) => Promise<object | undefined>;

/** In the place of the content of a mail that is written when it is sent. */
interface Late {
  late: object;
  /** The staff sends it once more. */
  isAgain?: boolean;
}

/** Beside the content of a mail that was written when it was sent: of what it was made. */
interface Written {
  madeOf?: object | undefined;
}

/** Notes that a mail has left, in the transaction that marks it as sent. */
type NoteSent = (transaction: EntityManager, content: never) => Promise<void>;

interface Maker {
  make: MakeContent;
  sent: NoteSent | undefined;
}

/** An account that a mail goes to. */
export interface MailReader {
  language: Language | null;
  /** Gets only what leaves to those who are about to be erased. */
  isRestricted: boolean;
}

/** What a mail needs to know of who gets it. */
export interface MailReaders {
  /** The account with this e-mail; nothing where there is none. */
  readerOf: (recipient: string) => Promise<MailReader | undefined>;
  /** Of the public site. */
  siteUrl: () => string;
}

/** The language of a mail whose recipient has no account, or will have none when it leaves. */
interface InLanguage {
  language?: Language | null | undefined;
}

/** In whose timeline a mail stands, beside those of its recipient (docs/rules.md#timeline): one connection, or a job as a whole. */
export interface MailSubject {
  connectionId?: number | null;
  requestId?: number;
}

export interface MailOptions extends MailSubject {
  /** After this time the mail is not sent (an expired code); a day by default. */
  usefulSeconds?: number;
  /** Made when the mail is sent, of a kind that `MailAttachments` knows. */
  attachment?: AttachmentName;
}

/** When a mail leaves that takes the place of others about the same. */
export interface LatestOptions extends MailSubject {
  /** What it is about. */
  topic: string;
  /** It leaves after this time, unless a newer one takes its place. */
  afterSeconds: number;
  /** It is sent up to this moment, and for an hour at least. */
  usefulUntil: Date;
}

/** Recipient of a mail that is rendered and dropped, so that response times do not reveal accounts. */
export const NO_RECIPIENT = '';

/** Queues mails in the transaction of their cause; the worker delivers them after the commit. */
@Injectable()
export class OutboxService {
  /** Emits `queued`, so that the worker of this process does not wait for its next round. */
  readonly events = new EventEmitter();
  private readonly key: Buffer;
  private readonly makers = new Map<string, Maker>();
  private readers: MailReaders | undefined;

  constructor(secrets: Secrets) {
    this.key = secrets.derive('outbox');
  }

  /** Says how the account of a recipient is found, when a mail is written. */
  knowReaders(readers: MailReaders): void {
    this.readers = readers;
  }

  /** Queues a mail in the caller's transaction. */
  async queue<Content extends object>(
    transaction: EntityManager,
    recipient: string,
    template: MailTemplate<Content>,
    content: Content,
    { usefulSeconds = DAY_SECONDS, attachment, connectionId, requestId }: MailOptions = {},
  ): Promise<void> {
    const sealed = seal(this.key, content);
    await transaction.query(
      `insert into outbox_mails (template, recipient, sealed_content, expires_at, attachment_kind, attachment_key, connection_id, request_id)
       values ($1, $2, $3, now() + $4 * interval '1 second', $5, $6, $7, $8)`,
      [template.name, recipient, sealed, usefulSeconds, attachment?.kind, attachment?.key, connectionId, requestId],
    );
    this.events.emit('queued');
  }

  /**
   * Says how a kind of mail is written when it is sent, with what its recipient may see at that moment.
   * @param make from what `queueLate` was given; answers nothing when the mail is not to be sent any more; also called to show it.
   * What is sent once more is made anew, even if the recipient has it already
   * @param sent notes that the mail has left with this content
   */
  writeLate<What extends object, Content extends object>(
    template: MailTemplate<Content>,
    make: (what: What, isAgain: boolean) => Promise<Content | undefined>,
    sent?: (transaction: EntityManager, content: NoInfer<Content>) => Promise<void>,
  ): void {
    this.makers.set(template.name, { make, sent });
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
    options?: MailOptions,
  ): Promise<void> {
    const late = { late: what } satisfies Late as unknown as Content;
    await this.queue(transaction, recipient, template, late, options);
  }

  /**
   * Queues the newest mail about something, in the caller's transaction. Older ones about the same that have not left are dropped.
   * @param content of the mail, or what it is made of when it is sent
   */
  async queueLatest<Content extends object>(
    transaction: EntityManager,
    recipient: string,
    template: MailTemplate<Content>,
    content: NoInfer<Content> | Late,
    { topic, afterSeconds, usefulUntil, connectionId, requestId }: LatestOptions,
  ): Promise<void> {
    await this.drop(transaction, topic);
    const sealed = seal(this.key, content);
    await transaction.query(
      `insert into outbox_mails (template, recipient, sealed_content, topic, next_attempt_at, expires_at, connection_id, request_id)
       values ($1, $2, $3, $4, now() + $5 * interval '1 second', greatest($6::timestamptz, now() + interval '1 hour'), $7, $8)`,
      [template.name, recipient, sealed, topic, afterSeconds, usefulUntil, connectionId, requestId],
    );
    if (!afterSeconds) this.events.emit('queued');
  }

  /**
   * Drops mails about something that have not left.
   * @returns whether one of them may be on its way
   */
  async drop(transaction: EntityManager, topic: string): Promise<boolean> {
    const [dropped] = await transaction.query<[{ attempts: number }[], number]>(
      `delete from outbox_mails where topic = $1 and status in ('queued', 'held') returning attempts`,
      [topic],
    );
    return dropped.some(({ attempts }) => attempts > 0);
  }

  /**
   * Whether a mail may be sent once more: what is written late must have something to say to its recipient now, and no newer mail be about
   * the same.
   */
  async isRepeatable(
    mail: StoredMail & Pick<OutboxMail, 'mail_id' | 'topic'>,
    manager: EntityManager,
  ): Promise<boolean> {
    const sealed_content = this.sealedAgain(mail);
    if (!sealed_content || !(await this.render({ ...mail, sealed_content }))) return false;
    const newer = 'select from outbox_mails where topic = $1 and mail_id > $2 limit 1';
    return !mail.topic || !(await manager.query<unknown[]>(newer, [mail.topic, mail.mail_id])).length;
  }

  /** Queues a mail once more that was given up or sent, for a day. What is written late is written anew. */
  async queueAgain(transaction: EntityManager, mail: StoredMail & Pick<OutboxMail, 'mail_id'>): Promise<void> {
    await transaction.query(
      `update outbox_mails set status = 'queued', attempts = 0, last_error = null, next_attempt_at = now(),
         expires_at = now() + $2 * interval '1 second', sealed_content = $3 where mail_id = $1`,
      [mail.mail_id, DAY_SECONDS, this.sealedAgain(mail)],
    );
    this.events.emit('queued');
  }

  /** @returns nothing of a mail that was written late when it is not known of what */
  private sealedAgain({ template, status, sealed_content }: StoredMail): Buffer | undefined {
    if (!sealed_content) return undefined;
    const stored = unseal<Partial<Late> & Written>(this.key, sealed_content);
    const late = stored.late ?? stored.madeOf;
    if (late) return seal(this.key, { late, isAgain: true } satisfies Late);
    return status === 'sent' && this.makers.has(template) ? undefined : sealed_content;
  }

  /** Whether its reader is about to be erased, and gets no such mail (docs/rules.md#restricted). */
  async isWithheld({ template, recipient }: Pick<OutboxMail, 'template' | 'recipient'>): Promise<boolean> {
    return isWithheldFrom(await this.readers?.readerOf(recipient), mailTemplateNamed(template));
  }

  /**
   * The mail as it is or was sent.
   * @returns nothing when it is not to be sent any more
   * @throws Error when its content was emptied, or encrypted with another secret
   */
  async render(mail: Pick<OutboxMail, 'template' | 'recipient' | 'sealed_content'>): Promise<WrittenMail | undefined> {
    const { template, recipient, sealed_content } = mail;
    if (!sealed_content) throw new Error('the content of this mail was emptied after sending');
    const stored = unseal<object>(this.key, sealed_content);
    const kind = mailTemplateNamed(template);
    const reader = await this.readers?.readerOf(recipient);
    if (isWithheldFrom(reader, kind)) return undefined;
    const late = 'late' in stored ? (stored as Late) : undefined;
    const content = late ? await this.make(template, late) : stored;
    if (!content) return undefined;
    const language = (content as InLanguage).language ?? reader?.language ?? ('en' satisfies Language);
    const message = renderMail(kind, content as never, language, this.readers?.siteUrl());
    // as it was sent, also when the account has another language by then
    const sealed = seal(this.key, { ...content, language, ...(late && ({ madeOf: late.late } satisfies Written)) });
    if (content === stored) return { message, sealed };
    const noteSent = this.makers.get(template)?.sent;
    return {
      message,
      sealed,
      ...(noteSent && { noteSent: (transaction) => noteSent(transaction, content as never) }),
    };
  }

  private async make(template: string, { late, isAgain = false }: Late): Promise<object | undefined> {
    const maker = this.makers.get(template);
    if (!maker) throw new Error(`nothing writes the mail ${template}`);
    return maker.make(late as never, isAgain);
  }
}

/** Who is about to be erased gets only what says so of itself. */
const isWithheldFrom = (reader: MailReader | undefined, { whileRestricted }: { whileRestricted: boolean }): boolean =>
  (reader?.isRestricted ?? false) && !whileRestricted;

type StoredMail = Pick<OutboxMail, 'template' | 'recipient' | 'status' | 'sealed_content'>;

/** A mail, and its content as it is kept once it is sent. */
export interface WrittenMail {
  message: RenderedMail;
  sealed: Buffer;
  /** For the transaction that marks it as sent. */
  noteSent?: (transaction: EntityManager) => Promise<void>;
}
