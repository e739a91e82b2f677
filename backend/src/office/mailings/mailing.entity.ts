import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Company } from '../../companies/company.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { Employee } from '../../employees/employee.entity.js';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { type MailPurpose, PURPOSE_CHECK, TEMPLATE_KINDS, type TemplateKind } from './template-kind.js';

/** A template as it was sent to one or to many. */
@Entity('mailings')
@OneOf('ck_mailings_kind', 'kind', TEMPLATE_KINDS)
@Check('ck_mailings_purpose', PURPOSE_CHECK)
export class Mailing {
  @Key('pk_mailings')
  mailing_id: number;

  @Column('varchar', { length: 10 })
  kind: TemplateKind;

  /** Of the template at that time; null of mails to companies. */
  @Column('varchar', { length: 7, nullable: true })
  purpose: MailPurpose | null;

  @Column('varchar', { length: 80 })
  template_name: string;

  @Column('varchar', { length: 200 })
  subject: string;

  @Column('text')
  body: string;

  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_mailings_made_by', onDelete: 'SET NULL' })
  made_by: number | null;

  /** The account's e-mail at that time; people's answers go there. */
  @Column('varchar', { length: 254 })
  made_by_name: string;

  @MomentOfInsert()
  made_at: Date;

  @Moment({ nullable: true })
  stopped_at: Date | null;
}

const STORED_STATES = ['waiting', 'queued', 'sent', 'skipped', 'stopped'] as const;
/** `failed`: its mail was given up. */
export const RECIPIENT_STATES = [...STORED_STATES, 'failed'] as const;

const TOPIC = 'mailing:';

/** What the mail of a recipient is about, in the outbox. */
export const mailingTopic = (recipientId: number): string => `${TOPIC}${recipientId}`;

/** Whom the mail of a topic was for; nothing where it is of no mailing. */
export const recipientOf = (topic: string | null): number | undefined =>
  topic?.startsWith(TOPIC) ? Number(topic.slice(TOPIC.length)) : undefined;

/** SQL of what became of the mail of a recipient, `r`: of one that neither left nor waits, the outbox gave the mail up. */
export const STATE = `case when r.state = 'queued' and not exists (
    select from outbox_mails o where o.topic = '${TOPIC}' || r.recipient_id and o.status in ('queued', 'held'))
  then 'failed' else r.state end`;

/** A record to which a mailing goes. */
@Entity('mailing_recipients')
@Check('ck_mailing_recipients_state', `state in ('waiting', 'queued', 'sent', 'skipped', 'stopped')`)
export class MailingRecipient {
  @Key('pk_mailing_recipients')
  recipient_id: number;

  @Column('integer')
  @ForeignKey(() => Mailing, { name: 'fk_mailing_recipients_mailing', onDelete: 'CASCADE' })
  mailing_id: number;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Employee, { name: 'fk_mailing_recipients_employee', onDelete: 'CASCADE' })
  employee_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Company, { name: 'fk_mailing_recipients_company', onDelete: 'CASCADE' })
  company_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Connection, { name: 'fk_mailing_recipients_connection', onDelete: 'CASCADE' })
  connection_id: number | null;

  /** `sent`: taken by the mail server. */
  @Column('varchar', { length: 8, default: 'waiting' })
  state: (typeof STORED_STATES)[number];

  /** Why it was skipped: `refused`, `gone`, or the field that has no value. */
  @Column('varchar', { length: 40, nullable: true })
  reason: string | null;

  @Moment({ nullable: true })
  sent_at: Date | null;
}

/** An address that takes no more mails from templates. What a person says about mails of one purpose is in the ledger of consents. */
@Entity('mail_refusals')
export class MailRefusal {
  @PrimaryColumn('varchar', { length: 254, primaryKeyConstraintName: 'pk_mail_refusals' })
  email: string;

  @MomentOfInsert()
  refused_at: Date;
}

expires('mailings', `made_at < now() - interval '2 years'`);
