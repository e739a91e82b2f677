import { Check, Column, Entity } from 'typeorm';
import { Key, Moment, MomentOfInsert } from '../database/column-types.js';
import { expires, forgets } from '../database/expiry.js';

/** A mail: queued in the transaction of its cause, then sent or failed. */
@Entity('outbox_mails')
@Check('ck_outbox_mails_status', `status in ('queued', 'held', 'sent', 'dead')`)
export class OutboxMail {
  @Key('pk_outbox_mails', 'bigint')
  mail_id: string;

  @Column('varchar', { length: 40 })
  template: string;

  @Column('varchar', { length: 254 })
  recipient: string;

  /** The template's content, encrypted. Emptied of a secret mail that is given up and, in production, of one that is sent. */
  @Column('bytea', { nullable: true })
  sealed_content: Buffer | null;

  /** Kind of the attachment, which is made when the mail is sent, and the key of its record. */
  @Column('varchar', { length: 20, nullable: true })
  attachment_kind: string | null;

  @Column('integer', { nullable: true })
  attachment_key: number | null;

  /** What it is about; a newer mail about the same takes its place while it waits. */
  @Column('varchar', { length: 60, nullable: true })
  topic: string | null;

  /**
   * In whose timeline it stands, beside those of its recipient. Without a foreign key: a mail is queued where a placement is locked
   * already, and connections come before placements.
   */
  @Column('integer', { nullable: true })
  connection_id: number | null;

  /** The same of a mail about a job and no single person. */
  @Column('integer', { nullable: true })
  request_id: number | null;

  /** `held`: restored from a backup, and sent after an operator's release. */
  @Column('varchar', { length: 10, default: 'queued' })
  status: 'queued' | 'held' | 'sent' | 'dead';

  @Column('integer', { default: 0 })
  attempts: number;

  @MomentOfInsert()
  next_attempt_at: Date;

  /** After this moment the mail is useless (an expired code) and is not sent. */
  @Moment()
  expires_at: Date;

  @MomentOfInsert()
  created_at: Date;

  @Moment({ nullable: true })
  sent_at: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  last_error: string | null;
}

forgets('outbox_mails', 'sealed_content', `status in ('sent', 'dead') and created_at < now() - interval '90 days'`);
expires('outbox_mails', `status <> 'queued' and created_at < now() - interval '13 months'`);
