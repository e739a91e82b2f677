import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { SessionsService } from '../../auth/sessions/sessions.service.js';
import { ConsentRegisterService } from '../../employees/consent/consent-register.service.js';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { DAY_MILLISECONDS, MINUTE_SECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { type OutboxMail } from '../../platform/mail/outbox-mail.entity.js';
import { limit } from '../../platform/rate-limits/limits.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { MailTemplateRecord } from './mail-template.entity.js';
import { filledTemplate } from './mail-templates.service.js';
import { type CreateMailingDto, type MailingCheckDto, type MailingRecipientDto } from './mailing.dto.js';
import { Mailing, MailingRecipient, mailingTopic, MailRefusal, recipientOf, STATE } from './mailing.entity.js';
import { type MailingDto, MAILINGS } from './mailings.list.js';
import { MAILING_MAIL, type MailingMail } from './mailings.mails.js';
import {
  MAILING_NOT_FOUND,
  MAILING_OF_ANOTHER_KIND,
  REFUSAL_LINK_WRONG,
  TEMPLATE_NOT_FOUND,
  TOO_MANY_REFUSALS,
} from './mailings.problems.js';
import { RefusalLinks } from './refusal-links.js';
import { type TemplateKind } from './template-kind.js';
import { type Addressee, addresseeOf, addresseesOf, type MailKind } from './template-values.js';

const EVERY_SECONDS = 20;
/** So that 2,000 take half an hour. */
const MAX_PER_MINUTE = 60;
const AT_ONCE = 20;
/** A mail of a mailing that does not get away within three days is given up. */
const USEFUL_MILLISECONDS = 3 * DAY_MILLISECONDS;

const REFUSALS = [
  limit('mail-refusals', { per: 'address', points: 60, seconds: 10 * MINUTE_SECONDS, problem: TOO_MANY_REFUSALS }),
];

/** Mails to more than this within a day need a fresh login (docs/rules.md#fresh-login). */
const MANY = 100;

/** Parameters: account. Mailings that are begun at once wait for each other. */
const TO_MANY = `select count(*) > ${MANY} as is_many from mailing_recipients join mailings using (mailing_id)
  where made_by = $1 and made_at > now() - interval '1 day'`;

const ADD: Readonly<Record<TemplateKind, string>> = {
  employee: `insert into mailing_recipients (mailing_id, employee_id)
    select $1, employee_id from employees where employee_id = any($2) and not restricted order by 2`,
  company: `insert into mailing_recipients (mailing_id, company_id)
    select $1, company_id from companies where company_id = any($2) order by 2`,
  connection: `insert into mailing_recipients (mailing_id, connection_id)
    select $1, connection_id from connections where connection_id = any($2) and not restricted order by 2`,
};

/** Those who come next, while no other mail is due: codes and invitations never wait behind a mailing. */
const NEXT = `update mailing_recipients r set state = 'queued'
  where recipient_id in (
    select w.recipient_id from mailing_recipients w join mailings m using (mailing_id)
    where w.state = 'waiting' and m.stopped_at is null
      and not exists (select from outbox_mails o where o.status = 'queued' and o.next_attempt_at <= now())
    order by w.recipient_id limit greatest(0, least($1, ${MAX_PER_MINUTE} - (select count(*) from outbox_mails o
      where o.template = $2 and o.created_at > now() - interval '1 minute'))) for update of w skip locked)
  returning r.recipient_id`;

const RECIPIENTS = `select coalesce(r.employee_id, r.company_id, r.connection_id) as id,
    coalesce(r.employee_id, c.employee_id) as employee_id, coalesce(e.full_name, k.name, c.employee_name) as name, ${STATE} as state, r.reason
  from mailing_recipients r left join employees e on e.employee_id = r.employee_id
    left join companies k on k.company_id = r.company_id left join connections c on c.connection_id = r.connection_id
  where r.mailing_id = $1 and not coalesce(e.restricted, c.restricted, false) order by r.recipient_id limit 2000`;

/** Addresses that nothing is sent to any more are not kept. */
const REFUSE = `insert into mail_refusals (email)
  select email from employees where email = any($1) union select contact_email from companies where contact_email = any($1)
  on conflict (email) do nothing`;

/** What a mail of a mailing is made of when it is sent. */
interface LateMail {
  recipientId: number;
}

/** Sends templates to one and to many, behind all other mail (docs/rules.md#mailings). */
@Injectable()
export class MailingsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly consents: ConsentRegisterService,
    private readonly links: RefusalLinks,
    private readonly limits: RateLimitsService,
    work: WorkQueue,
  ) {
    work.repeat('mailings', EVERY_SECONDS, () => this.sendNext());
    outbox.writeLate(
      MAILING_MAIL,
      ({ recipientId }: LateMail) => this.write(recipientId),
      async (transaction, { recipientId: recipient_id }) => {
        await transaction.update(MailingRecipient, { recipient_id }, { state: 'sent', sent_at: new Date() });
      },
    );
  }

  /**
   * Begins a mailing; the first mails leave at once. Records that are gone are left out.
   * @throws ApiException (400) when it is for other records
   * @throws ApiException (403) when the login is not fresh, and the account mails many within a day
   */
  async create(caller: Caller, dto: CreateMailingDto): Promise<MailingDto> {
    const mailing = await this.begin(caller, dto);
    // it has begun in any case, and goes on by itself
    await this.sendNext().catch(() => undefined);
    return mailing;
  }

  /**
   * What would become of a mailing if it began now.
   * @throws ApiException as `create`
   */
  async check({ template_id, kind, ids }: CreateMailingDto): Promise<MailingCheckDto> {
    const template = await templateFor(this.dataSource.manager, template_id, kind);
    const recordIds = [...new Set(ids)];
    const addressees = await addresseesOf(this.dataSource.manager, template, recordIds);
    const reasons = addressees.map((addressee) => reasonAgainst(template, addressee));
    const fields = new Set(reasons.filter((reason) => reason !== undefined && reason !== 'refused'));
    const count = (reason: string | undefined): number => reasons.filter((one) => one === reason).length;
    return {
      recipients: count(undefined),
      refused: count('refused'),
      missing: [...fields].map((field) => ({ field: String(field), records: count(field) })),
      gone: recordIds.length - addressees.length,
    };
  }

  private async begin(caller: Caller, { template_id, kind, ids }: CreateMailingDto): Promise<MailingDto> {
    return this.dataSource.transaction(async (transaction) => {
      const template = await templateFor(transaction, template_id, kind);
      const { name: template_name, purpose, subject, body } = template;
      const { userId: made_by, email: made_by_name } = caller;
      await advisoryLock(transaction, `mailings of ${made_by}`);
      const mailing = transaction.create(Mailing, {
        kind,
        purpose,
        template_name,
        subject,
        body,
        made_by,
        made_by_name,
      });
      await transaction.insert(Mailing, mailing);
      await transaction.query(ADD[kind], [mailing.mailing_id, [...new Set(ids)]]);
      const [{ is_many }] = await transaction.query<[{ is_many: boolean }]>(TO_MANY, [made_by]);
      if (is_many) await this.sessions.refuseStale(caller, transaction);
      await this.audit.record(transaction, caller, {
        action: 'sent',
        recordKind: 'mailing',
        recordId: mailing.mailing_id,
        name: template_name,
        after: { kind, purpose, recipients: new Set(ids).size, subject },
      });
      return this.lists.record(MAILINGS, mailing.mailing_id, MAILING_NOT_FOUND, transaction);
    });
  }

  /** Whom a mailing goes to, and what became of each mail. */
  async recipientsOf(mailingId: number): Promise<MailingRecipientDto[]> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(Mailing, { mailing_id: mailingId }))) throw new ApiException(MAILING_NOT_FOUND);
    return manager.query<MailingRecipientDto[]>(RECIPIENTS, [mailingId]);
  }

  /** Stops a mailing: what has not left does not leave. */
  async stop(caller: Caller, mailing_id: number): Promise<MailingDto> {
    return this.dataSource.transaction(async (transaction) => {
      const mailing = await existing(transaction, Mailing, { mailing_id }, MAILING_NOT_FOUND, FOR_UPDATE);
      if (!mailing.stopped_at) {
        await transaction.update(Mailing, { mailing_id }, { stopped_at: new Date() });
        await transaction.update(MailingRecipient, { mailing_id, state: 'waiting' }, { state: 'stopped' });
        await this.audit.record(transaction, caller, {
          action: 'updated',
          recordKind: 'mailing',
          recordId: mailing_id,
          name: mailing.template_name,
          after: { stopped: true },
        });
      }
      return this.lists.record(MAILINGS, mailing_id, MAILING_NOT_FOUND, transaction);
    });
  }

  /** Queues the next mails. @returns how many */
  async sendNext(): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      await advisoryLock(transaction, 'mailings');
      const [next] = await transaction.query<[{ recipient_id: number }[], number]>(NEXT, [AT_ONCE, MAILING_MAIL.name]);
      for (const { recipient_id: recipientId } of next) await this.queue(transaction, recipientId);
      return next.length;
    });
  }

  /**
   * The recipient of a mail refuses more of these mails, or takes them again. For mails about jobs or news, a person's refusal ends that
   * purpose. Other refusals stop all mails from templates, to the address of that mail and to the present one. Taking mails again ends
   * both.
   * @throws ApiException (404) when the link was not made here
   */
  async refuse(token: string, origin: Origin, isRefused: boolean): Promise<void> {
    await this.limits.take(REFUSALS, { address: origin.address });
    const mailed = this.links.read(token);
    if (!mailed) throw new ApiException(REFUSAL_LINK_WRONG);
    await this.dataSource.transaction(async (transaction) => {
      const found = await recordOf(transaction, mailed.recipientId);
      if (found?.employeeId && found.purpose && found.purpose !== 'service') {
        const answer = { employeeId: found.employeeId, purpose: found.purpose, agrees: !isRefused };
        await this.consents.saveByLink(transaction, origin, answer);
        if (isRefused) return;
      }
      const present = found && (await addresseeOf(transaction, found, found.recordId));
      const emails = [mailed.email, ...(present ? [present.email] : [])];
      if (isRefused) await transaction.query(REFUSE, [emails]);
      else await transaction.delete(MailRefusal, { email: In(emails) });
    });
  }

  private async queue(transaction: EntityManager, recipientId: number): Promise<void> {
    const next = await ready(transaction, recipientId);
    if ('reason' in next) return skip(transaction, recipientId, next.reason);
    const { kind, recordId } = next.mail;
    await this.outbox.queueLatest(
      transaction,
      next.addressee.email,
      MAILING_MAIL,
      { late: { recipientId } },
      {
        topic: mailingTopic(recipientId),
        afterSeconds: 0,
        usefulUntil: new Date(Date.now() + USEFUL_MILLISECONDS),
        ...(kind === 'connection' && { connectionId: recordId }),
      },
    );
  }

  /** Written when it is sent: a name may have changed, a right gone, the mailing been stopped. */
  private async write(recipientId: number): Promise<MailingMail | undefined> {
    return this.dataSource.transaction(async (transaction) => {
      const next = await ready(transaction, recipientId);
      if ('reason' in next) {
        await skip(transaction, recipientId, next.reason);
        return undefined;
      }
      const { mail, addressee } = next;
      const { subject, body } = filledTemplate(mail, addressee.values);
      const refuse = this.links.of({ recipientId, email: addressee.email });
      return { recipientId, subject, body, replyTo: mail.replyTo, refuse };
    });
  }
}

async function templateFor(
  transaction: EntityManager,
  template_id: number,
  kind: TemplateKind,
): Promise<MailTemplateRecord> {
  const template = await existing(transaction, MailTemplateRecord, { template_id }, TEMPLATE_NOT_FOUND);
  if (template.kind !== kind) throw new ApiException(MAILING_OF_ANOTHER_KIND, { values: { kind: template.kind } });
  return template;
}

/** Why nothing is sent to whom a record stands for. */
function reasonAgainst(
  template: Pick<MailTemplateRecord, 'subject' | 'body'>,
  { refused, values }: Addressee,
): string | undefined {
  return refused ? 'refused' : filledTemplate(template, values).missing[0];
}

/** A mail of a mailing to one recipient, before its fields are filled in. */
interface UnfilledMail extends MailKind {
  recordId: number;
  /** Of the person whom it is for; null of mails to companies. */
  employeeId: number | null;
  subject: string;
  body: string;
  replyTo: string;
  isStopped: boolean;
}

async function recordOf(transaction: EntityManager, recipientId: number): Promise<UnfilledMail | undefined> {
  const [found] = await transaction.query<UnfilledMail[]>(
    `select m.kind, m.purpose, coalesce(r.employee_id, r.company_id, r.connection_id) as "recordId",
       coalesce(r.employee_id, c.employee_id) as "employeeId", m.subject, m.body,
       m.made_by_name as "replyTo", m.stopped_at is not null as "isStopped"
     from mailing_recipients r join mailings m using (mailing_id) left join connections c on c.connection_id = r.connection_id
     where r.recipient_id = $1`,
    [recipientId],
  );
  return found;
}

/** Whether a mail of a mailing would be refused now, by the address that it went to or by the person's word on its purpose. */
export async function isRefusedNow(
  transaction: EntityManager,
  { topic, recipient }: Pick<OutboxMail, 'topic' | 'recipient'>,
): Promise<boolean> {
  const recipientId = recipientOf(topic);
  const found = recipientId === undefined ? undefined : await recordOf(transaction, recipientId);
  const addressee = found && (await addresseeOf(transaction, found, found.recordId));
  return addressee?.refused || transaction.existsBy(MailRefusal, { email: recipient });
}

/** What can be sent to a recipient now, or why nothing is. */
async function ready(
  transaction: EntityManager,
  recipientId: number,
): Promise<{ mail: UnfilledMail; addressee: Addressee } | { reason: string }> {
  const mail = await recordOf(transaction, recipientId);
  if (mail?.isStopped) return { reason: 'stopped' };
  const addressee = mail && (await addresseeOf(transaction, mail, mail.recordId));
  if (!addressee) return { reason: 'gone' };
  const reason = reasonAgainst(mail, addressee);
  return reason === undefined ? { mail, addressee } : { reason };
}

async function skip(transaction: EntityManager, recipient_id: number, reason: string): Promise<void> {
  const state = reason === 'stopped' ? 'stopped' : 'skipped';
  await transaction.update(MailingRecipient, { recipient_id, state: In(['waiting', 'queued']) }, { state, reason });
}
