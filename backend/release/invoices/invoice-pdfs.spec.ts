import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billedCompany, BILLING, issue, placed, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, type Member, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';
import { PdfReader } from '../../test/support/pdf-reader.js';
import { type ReceivedMail } from '../../test/support/smtp-sink.js';
import { waitFor } from '../../test/support/wait-for.js';

const FACTS = { joining_date: '2026-11-02', first_month_gross_paise: 1_23_456_78 };
const NOBODYS = 2_000_000_000;
/** The product looks for reminders every few seconds. */

let office: Office;
let company: ApiRecord;
let invoice: ApiRecord;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
  company = await billedCompany(office, {
    legal_name: 'सह्याद्रि सॉफ्टवेयर (Sahyadri Software)',
    billing_email: mailbox(),
  });
  invoice = await issue(office, (await placed(office, company.id, FACTS)).id);
});
afterAll(() => office.close());

const mailbox = (): string => `accounts${office.agency.unique()}@sahyadri.example`;

/** The answer with its bytes. */
async function pdfOf(
  id: number,
  token = office.admin.token,
  path = 'admin',
): Promise<{ answer: Response; pdf: Buffer }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${office.agency.base}/api/${path}/invoices/${id}/pdf`, { headers });
  return { answer, pdf: Buffer.from(await answer.arrayBuffer()) };
}

/** A company that logs in, with an invoice of its own. */
async function withInvoice(): Promise<{ member: Member; own: ApiRecord }> {
  const member = await office.company();
  await recordOf(office.admin.patch(`/api/admin/companies/${member.id}/billing`, BILLING));
  return { member, own: await issue(office, (await placed(office, member.id, FACTS)).id) };
}

function attached({ raw }: ReceivedMail): { name: string; content: Buffer } {
  const [head = '', body = ''] = raw.slice(raw.indexOf('Content-Type: application/pdf')).split(/\r?\n\r?\n/);
  const [, name = ''] = /filename="([^"]+)"/.exec(head) ?? [];
  return { name, content: Buffer.from(body.split('\n--')[0] ?? '', 'base64') };
}

describe('the PDF of an invoice', () => {
  it('says what was fixed when it was issued', async () => {
    const { answer, pdf } = await pdfOf(invoice.id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Invoice ${String(invoice['number']).replaceAll('/', '-')}.pdf"`,
      'content-length': String(pdf.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    const reader = await PdfReader.of(pdf);
    const text = await reader.text();
    for (const fact of [
      'Tax invoice',
      'Niyukt Staffing Private Limited',
      'GSTIN 29AAHCT9485A1ZX',
      'GSTIN 27AAPFU0939F1ZV',
      String(invoice['number']),
      'Place of supply Maharashtra (27)',
      'Reverse charge No',
      'IGST 18 % ₹11,111.11',
      'Total ₹72,839.50',
      'Fee: 50 % of first-month gross ₹1,23,456.78',
    ])
      expect(text).toContain(fact);
    expect(await reader.letters()).toContain('सह्याद्रिसॉफ्टवेयर(SahyadriSoftware)');
    expect(await reader.codes()).toEqual([expect.stringContaining('&am=72839.50&cu=INR')]);
  });

  it('is the same, byte for byte, whenever and by however many it is asked for, and whatever the settings became', async () => {
    const { id } = await issue(office, (await placed(office, company.id, FACTS)).id);
    const first = await Promise.all(Array.from({ length: 8 }, () => pdfOf(id)));
    await setAgency(office, { address: 'Moved to another street' });
    const { pdf } = await pdfOf(id);
    expect(first.map(({ answer, pdf: each }) => [answer.status, each.equals(pdf)])).toEqual(
      first.map(() => [200, true]),
    );
    expect(await office.count('invoice_pdfs where invoice_id = $1', [id])).toBe(1);
  });

  it('of a credit note has its own name and says what it corrects', async () => {
    const { id } = await issue(office, (await placed(office, company.id, FACTS)).id);
    const note = await recordOf(
      office.admin.post(`/api/admin/invoices/${id}/credit-notes`, { full: true, reason: 'Did not join after all' }),
    );
    const { answer, pdf } = await pdfOf(note.id);
    expect(answer.headers.get('content-disposition')).toMatch(/filename="Credit note NYC-\d\d-\d\d-\d{5}\.pdf"/);
    const text = (await (await PdfReader.of(pdf)).text()).replace(/\s+/g, ' ');
    expect(text).toMatch(/Credit note .* Corrects Invoice NY\/\d\d-\d\d\/\d{5} of .* Reason: Did not join after all/);
  });

  it("is read by its company and by admins; another company's is not there, and employees may not ask", async () => {
    const { member, own } = await withInvoice();
    const { answer, pdf } = await pdfOf(own.id, member.client.token, 'company');
    expect(answer.status).toBe(200);
    expect(pdf.equals((await pdfOf(own.id)).pdf)).toBe(true);
    for (const id of [invoice.id, NOBODYS]) {
      expect(await refusalOf(member.client.get(`/api/company/invoices/${id}/pdf`))).toEqual({
        status: 404,
        error: 'Invoice not found',
      });
    }
    expect(await refusalOf(office.admin.get(`/api/admin/invoices/${NOBODYS}/pdf`))).toMatchObject({ status: 404 });
    const { client } = await office.employee();
    for (const path of ['admin', 'company']) {
      expect(await refusalOf(client.get(`/api/${path}/invoices/${invoice.id}/pdf`))).toMatchObject({ status: 403 });
    }
  });
});

describe('sending an invoice', () => {
  /** The file of a mail, as it arrived. */
  it('mails it with its PDF to the billing e-mail, once for an Idempotency-Key, and is in the audit log', async () => {
    const billing_email = mailbox();
    const { id: company_id } = await billedCompany(office, { billing_email });
    const { id, number } = (await issue(office, (await placed(office, company_id, FACTS)).id)) as ApiRecord & {
      number: string;
    };
    const key = { 'idempotency-key': randomUUID() };
    const sent = await office.admin.post(`/api/admin/invoices/${id}/send`, undefined, key);
    expect(sent).toMatchObject({
      status: 200,
      body: { recipient: billing_email, message: `${number} is on its way to ${billing_email}` },
    });
    expect((await office.admin.post(`/api/admin/invoices/${id}/send`, undefined, key)).body).toEqual(sent.body);
    const mail = await office.agency.mail.mailTo(billing_email);
    expect(mail.subject).toBe(`Tax invoice ${number} from Niyukt Staffing Private Limited: ₹72,839.50`);
    for (const fact of [number, '₹72,839.50', '14 December 2026']) {
      expect(mail.text).toContain(fact);
      expect(mail.html).toContain(fact);
    }
    expect(await office.seen('invoices', id)).toMatchObject({
      sent: true,
      mails: [{ recipient: billing_email, step: null, sent_at: expect.stringMatching(/^20.*Z$/) as unknown }],
    });
    const { name, content } = attached(mail);
    expect(name).toBe(`Invoice ${number.replaceAll('/', '-')}.pdf`);
    expect(content.equals((await pdfOf(id)).pdf)).toBe(true);
    const entries = await rowsOf(
      office.superAdmin.list('audit-log', { filter: { kind: 'invoice', record_id: id, action: 'sent' } }),
    );
    expect(entries).toMatchObject([{ after: { recipient: billing_email } }]);
  });

  it('mails it to the contact when there is no billing e-mail, and to nobody when the company is gone', async () => {
    const { id: company_id, contact_email } = (await billedCompany(office, { billing_email: null })) as ApiRecord & {
      contact_email: string;
    };
    const { id } = await issue(office, (await placed(office, company_id, FACTS)).id);
    expect((await office.admin.post(`/api/admin/invoices/${id}/send`)).body).toMatchObject({
      recipient: contact_email,
    });
    expect(
      attached(await office.agency.mail.mailTo(contact_email, 2))
        .content.subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await office.superAdmin.delete(`/api/admin/companies/${company_id}`);
    expect(await refusalOf(office.admin.post(`/api/admin/invoices/${id}/send`))).toEqual({
      status: 409,
      error: 'The company is gone: there is nobody to send this to',
    });
    expect(await refusalOf(office.admin.post(`/api/admin/invoices/${NOBODYS}/send`))).toMatchObject({ status: 404 });
    expect((await pdfOf(id)).answer.status).toBe(200);
  });

  it('shows the attachment in the mailbox, and tries a mail again whose attachment cannot be made', async () => {
    const recipient = mailbox();
    const queue = (kind: string): Promise<unknown> =>
      office.sql(
        `insert into outbox_mails (template, recipient, sealed_content, expires_at, attachment_kind, attachment_key)
         select template, $2, sealed_content, now() + interval '1 day', $3, attachment_key from outbox_mails
         where attachment_key = $1 limit 1`,
        [invoice.id, recipient, kind],
      );
    await recordOf(office.admin.post(`/api/admin/invoices/${invoice.id}/send`));
    await queue('nothing known');
    await waitFor('the refusal to be noted', async () => {
      const [mail] = await office.sql<{ last_error: string | null }>(
        'select last_error from outbox_mails where recipient = $1',
        [recipient],
      );
      return mail?.last_error?.includes('nothing known') || undefined;
    });
    await office.sql(
      `update outbox_mails set attachment_kind = 'invoice', next_attempt_at = now() where recipient = $1`,
      [recipient],
    );
    await office.agency.mail.mailTo(recipient);
    const mails = (await office.agency.anyone.get('/dev/mailbox/mails')).body as {
      id: string;
      to: string;
      attachment: object;
    }[];
    const shown = mails.find(({ to }) => to === recipient);
    const { pdf } = await pdfOf(invoice.id);
    expect(shown?.attachment).toEqual({
      filename: expect.stringMatching(/^Invoice NY-.*\.pdf$/) as unknown,
      bytes: pdf.length,
    });
    const page = (await office.agency.anyone.get('/dev/mailbox')).text;
    expect(page).toContain(`<a href="/dev/mailbox/${shown?.id}/attachment">Invoice NY-`);
    const file = await fetch(`${office.agency.base}/dev/mailbox/${shown?.id}/attachment`);
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
  });
});

describe('a reminder', () => {
  it('has the invoice, and once that is paid in part a PDF that asks for the rest in words and in the code', async () => {
    const billing_email = mailbox();
    const { id: company_id } = await billedCompany(office, { billing_email });
    const facts = { ...FACTS, first_month_gross_paise: 6_000_000 };
    const { id } = await issue(office, (await placed(office, company_id, facts)).id);
    await setIndiaNow(office, '2026-12-14 10:00');
    const first = attached(await office.agency.mail.mailTo(billing_email));
    expect(first.content.equals((await pdfOf(id)).pdf)).toBe(true);
    expect(await office.seen('invoices', id)).toMatchObject({
      sent: true,
      mails: [{ recipient: billing_email, step: 'due', sent_at: expect.stringMatching(/^20.*Z$/) as unknown }],
    });
    const paid = { received_on: '2026-12-14', mode: 'upi', amount_paise: 540_000, tds_paise: 300_000 };
    await recordOf(office.admin.post(`/api/admin/invoices/${id}/payments`, paid));
    const late = { taxable_paise: 100_000, reason: 'Late charges' };
    await recordOf(office.admin.post(`/api/admin/invoices/${id}/debit-notes`, late));
    await setIndiaNow(office, '2026-12-21 10:00');
    const { name, content } = attached(await office.agency.mail.mailTo(billing_email, 2));
    expect(name).toMatch(/^Reminder of NY-.*\.pdf$/);
    const reader = await PdfReader.of(content);
    const text = await reader.text();
    for (const fact of [
      'Payment reminder',
      'Reminder of 21 December 2026',
      'Total ₹35,400.00',
      'Charged later ₹1,180.00',
      'Received -₹5,400.00',
      'TDS -₹3,000.00',
      'To be paid ₹28,180.00',
      'Rupees Twenty-Eight Thousand One Hundred Eighty Only',
      'Pay ₹28,180.00',
      'It was due on 14 December 2026.',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toContain('signatory');
    const [code = ''] = await reader.codes();
    expect(new URL(code).searchParams.get('am')).toBe('28180.00');
  });
});
