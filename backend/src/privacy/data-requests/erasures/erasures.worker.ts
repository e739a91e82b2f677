import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ERASURE_TOPIC } from '../../../auth/accounts/restrictions.service.js';
import { AuditService, SYSTEM } from '../../../auth/audit/audit.service.js';
import { RECORD_DELETED } from '../../../auth/audit/audited-deletion.js';
import { deleteCompanies } from '../../../companies/companies.service.js';
import { HAS_UNINVOICED_FEE } from '../../../money/placements/placement-attention.js';
import { Env } from '../../../platform/config/env.js';
import { Secrets } from '../../../platform/config/secrets.js';
import { DAY_SECONDS } from '../../../platform/durations.js';
import { databaseErrorCode } from '../../../platform/errors/database-error.js';
import { type Language } from '../../../platform/language/language.js';
import { OutboxService } from '../../../platform/mail/outbox.service.js';
import { TransactionEvents } from '../../../platform/transactions/transaction-events.js';
import { WorkQueue } from '../../../platform/work/work-queue.js';
import { ACCOUNT_NAME, ACCOUNTS_WITH_NAMES } from '../account-names.js';
import { erasePerson } from '../person-erasure.js';
import { dataToErase } from '../personal-data.js';
import { ERASURE_DONE } from './erasures.mails.js';
import { LAST_OWNED } from './what-stays.js';

const EVERY_SECONDS = 120;
/** A round ends before another process takes the work over. */
const ROUND_MILLISECONDS = 5 * 60 * 1000;
/** The last mail does not wait longer for a mail server that is away. */
const USEFUL_SECONDS = DAY_SECONDS;

interface DueAccount {
  user_id: number;
  email: string;
  name: string;
  language: Language | null;
  /** The last mail has left: before a restore, or by an earlier version. */
  is_told: boolean;
}

const DUE = `select u.user_id, u.email, ${ACCOUNT_NAME} as name, u.language,
    exists (select from outbox_mails o where o.topic = '${ERASURE_TOPIC}' || u.user_id and o.status in ('sent', 'dead')) as is_told
  from ${ACCOUNTS_WITH_NAMES}
  where u.erasure_due_at <= now() order by u.erasure_due_at, u.user_id`;

/** A fee that is not invoiced yet is owed, too. */
const UNPAID = `select exists (select from invoices where company_id = $1 and outstanding_paise > 0)
  or exists (select from placements t where t.company_id = $1 and ${HAS_UNINVOICED_FEE}) as owes`;

/** Companies to which nobody and nothing came since their last owner was erased, and whose invoices were paid. */
const PAID = `select company_id from companies c where goes_when_paid
  and not exists (select from invoices i where i.company_id = c.company_id and outstanding_paise > 0)
  and not exists (select from placements t where t.company_id = c.company_id and ${HAS_UNINVOICED_FEE})
  and not exists (select from company_members m where m.company_id = c.company_id)
  and not exists (select from job_requests j where j.company_id = c.company_id)`;

/** Erases accounts on their day (docs/rules.md#erasure). One that fails is tried again every two minutes, and keeps no other waiting. */
@Injectable()
export class ErasuresWorker {
  private readonly logger = new Logger('Erasures');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly events: TransactionEvents,
    private readonly env: Env,
    queue: WorkQueue,
  ) {
    queue.repeat('account_erasures', EVERY_SECONDS, () => this.look());
  }

  private async look(): Promise<void> {
    const ends = Date.now() + ROUND_MILLISECONDS;
    let failed = 0;
    for (const account of await this.dataSource.query<DueAccount[]>(DUE)) {
      const began = Date.now();
      if (began > ends) break;
      try {
        await this.goOn(account);
      } catch (error) {
        failed += 1;
        // what the database says of it may name the person
        const reason = databaseErrorCode(error) ?? (error as Error).name;
        this.logger.error({ userId: account.user_id, reason }, 'An account was not erased; it is tried again');
      }
      // many in a row leave half of the database's time to others
      await delay(Date.now() - began);
    }
    for (const { company_id } of await this.dataSource.query<{ company_id: number }[]>(PAID)) {
      try {
        await this.dataSource.transaction((transaction) => this.endPaid(transaction, company_id));
      } catch (error) {
        failed += 1;
        const reason = databaseErrorCode(error) ?? (error as Error).name;
        this.logger.error({ companyId: company_id, reason }, 'A company that has paid did not go; it is tried again');
      }
    }
    if (failed) throw new Error(`${failed} accounts or companies were not erased`);
  }

  /** What comes to a company locks it, too: it is looked for again under the lock. */
  private async endPaid(transaction: EntityManager, companyId: number): Promise<void> {
    await transaction.query('select from companies where company_id = $1 for update', [companyId]);
    const [paid] = await transaction.query<unknown[]>(`${PAID} and company_id = $1`, [companyId]);
    if (paid) await this.endCompany(transaction, companyId);
  }

  /** The last mail leaves with the erasure, and not without it. */
  private async goOn({ email, name, language, is_told }: DueAccount): Promise<void> {
    await erasePerson(this.dataSource.manager, this.secrets, email, dataToErase(this.env), {
      isDue: true,
      companiesWithout: LAST_OWNED,
      endCompany: (transaction, companyId) => this.endCompany(transaction, companyId),
      ...(!is_told && { lastly: (transaction) => this.sayGoodbye(transaction, email, { name, language }) }),
    });
  }

  private sayGoodbye(
    transaction: EntityManager,
    email: string,
    content: { name: string; language: Language | null },
  ): Promise<void> {
    return this.outbox.queue(transaction, email, ERASURE_DONE, content, { usefulSeconds: USEFUL_SECONDS });
  }

  /** As by a deletion; what is needed until its invoices are paid stays. */
  private async endCompany(transaction: EntityManager, companyId: number): Promise<void> {
    const [company] = await transaction.query<{ name: string }[]>(
      'select name from companies where company_id = $1 for update',
      [companyId],
    );
    if (!company) return;
    await this.events.announce(RECORD_DELETED, transaction, { caller: SYSTEM, kind: 'company', id: companyId });
    const [{ owes }] = await transaction.query<[{ owes: boolean }]>(UNPAID, [companyId]);
    if (owes) {
      await transaction.query(
        `delete from users where user_id in (select user_id from company_members where company_id = $1)`,
        [companyId],
      );
      await transaction.query('delete from company_members where company_id = $1', [companyId]);
      await transaction.query('delete from job_requests where company_id = $1', [companyId]);
      await transaction.query('update companies set goes_when_paid = true where company_id = $1', [companyId]);
    } else {
      await deleteCompanies(transaction, [companyId]);
    }
    await this.audit.record(transaction, SYSTEM, {
      action: 'deleted',
      recordKind: 'company',
      recordId: companyId,
      name: company.name,
      ...(owes && { after: { goes_when_paid: true } }),
    });
  }
}
