import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { NotificationsService } from '../../agency/notifications/notifications.service.js';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { BILLING_MAILBOX } from '../../companies/billing-mailbox.js';
import { accountsOfCompany } from '../../companies/company-accounts.js';
import { existing } from '../../platform/database/existing.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { DAY_SECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { Placement } from '../placements/placement.entity.js';
import { type InvoiceSentDto } from './invoice.dto.js';
import { Invoice } from './invoice.entity.js';
import { INVOICE_ATTACHMENT } from './invoice-pdfs.service.js';
import { InvoiceSent } from './invoice-sending.entity.js';
import { DOCUMENT_SENT, type SentDocument } from './invoices.mails.js';
import { INVOICE_SENT_NOTIFICATION } from './invoices.notifications.js';
import { INVOICE_NOT_FOUND } from './invoices.problems.js';
import { COMPANY_GONE } from './invoices.problems.js';
import { INVOICE_CAUSES } from './invoices.tasks.js';

/** How long a mail with a document is retried. */
const DOCUMENT_MAIL_SECONDS = 7 * DAY_SECONDS;

/** The recipient of a company's documents (docs/rules.md#invoice-mail), and who is greeted, where it is the company's contact. */
const RECIPIENT = `select ${BILLING_MAILBOX} as recipient, case when billing_email is null then contact_person_name end as person
  from companies c where company_id = $1`;

interface Recipient {
  recipient: string | null;
  person: string | null;
}

/** Mails documents to the billed companies. */
@Injectable()
export class InvoiceSendingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly tasks: TasksService,
    private readonly notifications: NotificationsService,
  ) {
    outbox.writeLate(DOCUMENT_SENT, ({ invoiceId }: { invoiceId: number }) => this.write(invoiceId));
  }

  /**
   * Mails a document with its PDF to the company's billing e-mail, else to its contact.
   * @throws ApiException (409) when the company was deleted, or its contact erased
   */
  async send(caller: Caller, invoiceId: number): Promise<InvoiceSentDto> {
    return this.dataSource.transaction(async (transaction) => {
      const invoice = await existing(transaction, Invoice, { invoice_id: invoiceId }, INVOICE_NOT_FOUND);
      const { company_id, number, placement_id } = invoice;
      const [company] = await transaction.query<Recipient[]>(RECIPIENT, [company_id]);
      if (!company?.recipient) throw new ApiException(COMPANY_GONE);
      const { recipient } = company;
      const attachment = { kind: INVOICE_ATTACHMENT, key: invoiceId };
      const { connection_id: connectionId } = await transaction.findOneByOrFail(Placement, { placement_id });
      const options = { usefulSeconds: DOCUMENT_MAIL_SECONDS, attachment, connectionId };
      await this.outbox.queueLate(transaction, recipient, DOCUMENT_SENT, { invoiceId }, options);
      await insertRow(transaction, InvoiceSent, { invoice_id: invoiceId, recipient });
      await this.audit.record(transaction, caller, {
        action: 'sent',
        recordKind: 'invoice',
        recordId: invoiceId,
        name: `${number}, ${invoice.company_name}`,
        after: { recipient },
      });
      await this.tasks.sync(transaction, INVOICE_CAUSES, [invoiceId]);
      const to = await accountsOfCompany(transaction, company_id, ['owner']);
      await this.notifications.notify(transaction, {
        kind: INVOICE_SENT_NOTIFICATION,
        recordId: invoiceId,
        to,
        by: caller.userId,
      });
      return { message: `${number} is on its way to ${recipient}`, recipient };
    });
  }

  /** As it is when it is sent: of what is settled by then it is not said how to pay. */
  private async write(invoice_id: number): Promise<SentDocument | undefined> {
    const { manager } = this.dataSource;
    const invoice = await manager.findOneBy(Invoice, { invoice_id });
    if (!invoice?.company_id) return undefined;
    const { company_id, corrects_invoice_id } = invoice;
    const [company] = await manager.query<Recipient[]>(RECIPIENT, [company_id]);
    const owed = corrects_invoice_id
      ? await manager.findOneByOrFail(Invoice, { invoice_id: corrects_invoice_id })
      : invoice;
    return {
      ...invoice,
      isOwed: invoice.kind !== 'credit_note' && owed.outstanding_paise > 0,
      ...(company?.person && { person: company.person }),
    };
  }
}
