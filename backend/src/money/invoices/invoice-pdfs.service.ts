import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AGENCY } from '../../platform/agency.js';
import { Env } from '../../platform/config/env.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type WholeFile } from '../../platform/downloads/file-reply.js';
import { ApiException } from '../../platform/errors/problem.js';
import { MailAttachments } from '../../platform/mail/mail-attachments.js';
import { type MadePdf } from '../../platform/threads/answering.js';
import { FairQueue } from '../../platform/threads/fair-queue.js';
import { Threads } from '../../platform/threads/threads.js';
import { type InvoiceKind, type OpenAmounts, type PrintedInvoice } from './invoice-document.js';
import { INVOICE_NOT_FOUND } from './invoices.problems.js';
import { PDFS_BUSY } from './invoices.problems.js';
import { type PdfTask } from './pdf/pdf-thread.js';
import { signingIdentityOf } from './pdf/signing-identity.js';

const MAX_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAX_WAITING = 64;
const SECONDS_TO_WAIT = 2;

/** Kinds of mail attachments: a document, and the reminder of an invoice. */
export const INVOICE_ATTACHMENT = 'invoice';
export const REMINDER_ATTACHMENT = 'reminder';

const FILE_NAMES: Record<InvoiceKind, string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  debit_note: 'Debit note',
};

const PRINTED = `jsonb_build_object('number', i.number, 'kind', i.kind, 'issued_on', i.issued_on, 'due_date', i.due_date,
     'taxable_paise', i.taxable_paise, 'cgst_paise', i.cgst_paise, 'sgst_paise', i.sgst_paise, 'igst_paise', i.igst_paise,
     'total_paise', i.total_paise, 'document', i.document)`;

/** Reads a document and its stored PDF, if any; of one company, or of all. */
const STORED = new PreparedStatement<{ printed: PrintedInvoice; pdf: Buffer | null }>(
  `select p.pdf, ${PRINTED} as printed from invoices i left join invoice_pdfs p using (invoice_id)
   where i.invoice_id = $1 and ($2::int is null or i.company_id = $2)`,
);

/** Reads an invoice with its outstanding amount. */
const REMINDED = new PreparedStatement<{ printed: PrintedInvoice & { reminder: OpenAmounts } }>(
  `select ${PRINTED} || jsonb_build_object('reminder', jsonb_build_object('on', india_today(), 'debited_paise', i.debited_paise,
     'credited_paise', i.credited_paise, 'received_paise', i.received_paise, 'tds_paise', i.tds_paise,
     'outstanding_paise', i.outstanding_paise)) as printed
   from invoices i where i.invoice_id = $1`,
);

const STORE = new PreparedStatement(
  'insert into invoice_pdfs (invoice_id, pdf) values ($1, $2) on conflict do nothing',
);

/** PDFs of documents: made on threads when first requested, and stored, so that they never change (docs/rules.md#invoice-pdfs). */
@Injectable()
export class InvoicePdfsService implements OnApplicationShutdown {
  private readonly threads: Threads<PdfTask, MadePdf>;
  private readonly queue: FairQueue;

  /** @throws StartError when the signing certificate or key is wrong */
  constructor(
    env: Env,
    private readonly statements: Statements,
    attachments: MailAttachments,
  ) {
    this.queue = new FairQueue(
      { concurrency: MAX_THREADS, maxWaiting: MAX_WAITING, maxWaitMilliseconds: env.maxWaitMilliseconds },
      () => new ApiException(PDFS_BUSY, { retryAfter: SECONDS_TO_WAIT }),
    );
    this.threads = new Threads(new URL('./pdf/pdf-thread.js', import.meta.url), {
      memory: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
      data: { identity: signingIdentityOf(env) },
    });
    attachments.register(INVOICE_ATTACHMENT, (invoiceId) => this.of(invoiceId, { asker: 'mail' }));
    attachments.register(REMINDER_ATTACHMENT, (invoiceId) => this.reminderOf(invoiceId));
  }

  /**
   * The PDF of a document.
   * @param asker subject of the fair queue
   * @param companyId the company that it must belong to; any company by default
   * @throws ApiException (404) when there is none, or it belongs to another company
   * @throws ApiException (429) when too many wait
   */
  async of(
    invoiceId: number,
    { asker, companyId = null }: { asker: string; companyId?: number | null },
  ): Promise<WholeFile> {
    const { printed, pdf } = await this.stored(invoiceId, companyId);
    return {
      filename: `${FILE_NAMES[printed.kind]} ${printed.number.replaceAll('/', '-')}.pdf`,
      contentType: 'application/pdf',
      isShown: true,
      content: pdf ?? (await this.make(invoiceId, printed, asker)),
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }

  /** The invoice itself while all of it is unpaid, else a PDF that asks for the outstanding amount. */
  private async reminderOf(invoiceId: number): Promise<WholeFile> {
    const [row] = await this.statements.run(REMINDED, [invoiceId]);
    if (!row) throw new ApiException(INVOICE_NOT_FOUND);
    const { printed } = row;
    if (printed.reminder.outstanding_paise === printed.total_paise) return this.of(invoiceId, { asker: 'mail' });
    return {
      filename: `Reminder of ${printed.number.replaceAll('/', '-')}.pdf`,
      contentType: 'application/pdf',
      isShown: true,
      content: await this.draw(printed, 'mail'),
    };
  }

  /** @throws ApiException (429) when too many wait */
  private async draw(printed: PrintedInvoice, asker: string): Promise<Buffer> {
    const at = new Date().toISOString();
    const task = { printed: { ...printed, logo: AGENCY.logo }, at };
    const { pdf } = await this.queue.run({ network: asker, account: '' }, () => this.threads.run(task));
    return Buffer.from(pdf);
  }

  /** Of concurrent requests one stores its PDF, and all answer that one. */
  private async make(invoiceId: number, printed: PrintedInvoice, asker: string): Promise<Buffer> {
    await this.statements.write(STORE, [invoiceId, await this.draw(printed, asker)]);
    const stored = await this.stored(invoiceId, null);
    if (!stored.pdf) throw new Error('the PDF was not stored');
    return stored.pdf;
  }

  private async stored(
    invoiceId: number,
    companyId: number | null,
  ): Promise<{ printed: PrintedInvoice; pdf: Buffer | null }> {
    const [stored] = await this.statements.run(STORED, [invoiceId, companyId]);
    if (!stored) throw new ApiException(INVOICE_NOT_FOUND);
    return stored;
  }
}
