import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../../platform/config/public-address.js';
import { Secrets } from '../../platform/config/secrets.js';
import { seal, unseal } from '../../platform/mail/sealed-content.js';
import { type MailingMail } from './mailings.mails.js';

/** Whom a mail of a mailing went to, and where. */
interface Mailed {
  recipientId: number;
  email: string;
}

/** Links by which recipients refuse such mails. They work as long as the mail is kept: nothing of them is stored. */
@Injectable()
export class RefusalLinks {
  private readonly key: Buffer;

  constructor(
    private readonly address: PublicAddress,
    secrets: Secrets,
  ) {
    this.key = secrets.derive('mail-refusals');
  }

  of(mailed: Mailed): NonNullable<MailingMail['refuse']> {
    const token = seal(this.key, mailed).toString('base64url');
    return { page: `${this.address.url}/no-mails#${token}`, call: `${this.address.url}/api/no-mails?token=${token}` };
  }

  /** @returns nothing when the token was not made here */
  read(token: string): Mailed | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.toString('base64url') !== token) return undefined;
    try {
      return unseal<Mailed>(this.key, bytes);
    } catch {
      return undefined;
    }
  }
}
