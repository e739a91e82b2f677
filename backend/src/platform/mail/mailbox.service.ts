import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, type Repository } from 'typeorm';
import { AGENCY, LOGO_PATH, PRODUCT } from '../agency.js';
import { ApiException } from '../errors/problem.js';
import { MAIL_NOT_FOUND } from './mail.problems.js';
import { type MailAttachment, MailAttachments } from './mail-attachments.js';
import { NO_RECIPIENT, OutboxService } from './outbox.service.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { escaped, LOGO_CID, type RenderedMail } from './templates/render-mail.js';

const SHOWN_MAILS = 100;
const BYTES_OF_KB = 1024;

const STYLE = `body{margin:0;background:#FBFAF7;color:#14213D;font:16px/1.5 system-ui,sans-serif}main{max-width:760px;margin:0 auto;padding:32px 16px}
details{margin:8px 0;border:1px solid #E4E2DB;border-radius:14px;background:#fff}summary{display:flex;flex-wrap:wrap;gap:4px 16px;padding:14px 18px;cursor:pointer}
summary b{flex:1 1 100%}summary span{color:#55607A;font-size:14px}pre{margin:0;padding:0 18px;white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.6 inherit}
details p{padding:0 18px 6px}a{color:#0B5D5E}.empty{padding:32px;border:1px dashed #8089A0;border-radius:14px;text-align:center}
@media(prefers-color-scheme:dark){body{background:#0D1424;color:#E9EDF5}details{background:#151E33;border-color:#2B3754}summary span{color:#A3AEC4}a{color:#5CC8C2}}`;

export interface MailboxEntry extends Partial<RenderedMail> {
  id: string;
  to: string;
  template: string;
  status: OutboxMail['status'];
  created_at: Date;
  attachment: { filename: string; bytes: number } | null;
}

/** The newest mails of the outbox, decrypted. */
@Injectable()
export class MailboxService {
  constructor(
    @InjectRepository(OutboxMail) private readonly stored: Repository<OutboxMail>,
    private readonly outbox: OutboxService,
    private readonly attachments: MailAttachments,
  ) {}

  /** The newest 100 mails, newest first. */
  async mails(): Promise<MailboxEntry[]> {
    const mails = await this.stored.find({
      where: { recipient: Not(NO_RECIPIENT) },
      order: { created_at: 'DESC', mail_id: 'DESC' },
      take: SHOWN_MAILS,
    });
    const entries: MailboxEntry[] = [];
    // one by one, because attachments may have to be made
    for (const mail of mails) {
      entries.push({
        id: mail.mail_id,
        to: mail.recipient,
        template: mail.template,
        status: mail.status,
        created_at: mail.created_at,
        attachment: await this.described(mail),
        ...(await this.readable(mail)),
      });
    }
    return entries;
  }

  /** The same as an HTML page. */
  async page(): Promise<string> {
    const mails = await this.mails();
    const time = new Intl.DateTimeFormat('en-IN', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'medium',
      timeStyle: 'medium',
    });
    const rows = mails.map(
      ({ id, to, subject, text, status, created_at, attachment }) =>
        `<details><summary><b>${escaped(subject ?? '(not readable)')}</b><span>to ${escaped(to)}</span><span>${time.format(created_at)}, ${status}</span></summary>
<pre>${escaped(text ?? '')}</pre><p><a href="/dev/mailbox/${id}">As HTML</a></p>${attachment ? attachmentLink(id, attachment) : ''}</details>`,
    );
    const empty =
      '<p class="empty">No mail yet. Register, ask for a password reset or connect somebody to a job, then reload this page.</p>';
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox · ${PRODUCT}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>Mailbox</h1><p>What ${PRODUCT} has mailed, newest first. This page does not exist in production.</p>
${rows.join('\n') || empty}</main></body></html>`;
  }

  /** The HTML of one mail. */
  async html(id: number): Promise<string> {
    const mail = await this.stored.findOneBy({ mail_id: String(id) });
    if (!mail?.sealed_content) throw new ApiException(MAIL_NOT_FOUND);
    const written = await this.outbox.render(mail);
    if (!written) throw new ApiException(MAIL_NOT_FOUND);
    return written.message.html.replace(`cid:${LOGO_CID}`, LOGO_PATH + (AGENCY.logo?.version ?? ''));
  }

  /** The attachment of a mail. */
  async attachment(id: number): Promise<MailAttachment> {
    const mail = await this.stored.findOneBy({ mail_id: String(id) });
    const attachment = mail && (await this.attachments.of(mail));
    if (!attachment) throw new ApiException(MAIL_NOT_FOUND);
    return attachment;
  }

  private async described(mail: OutboxMail): Promise<MailboxEntry['attachment']> {
    try {
      const attachment = await this.attachments.of(mail);
      return attachment ? { filename: attachment.filename, bytes: attachment.content.length } : null;
    } catch {
      return { filename: '(cannot be made)', bytes: 0 };
    }
  }

  private async readable(mail: OutboxMail): Promise<Partial<RenderedMail>> {
    try {
      return (await this.outbox.render(mail))?.message ?? {};
    } catch {
      return {};
    }
  }
}

function attachmentLink(id: string, { filename, bytes }: { filename: string; bytes: number }): string {
  const size = `${Math.ceil(bytes / BYTES_OF_KB)} KB`;
  return `<p><a href="/dev/mailbox/${id}/attachment">${escaped(filename)}</a>, ${size}</p>`;
}
