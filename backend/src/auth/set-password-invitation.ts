import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { PublicAddress } from '../platform/config/public-address.js';
import { OutboxService } from '../platform/mail/outbox.service.js';
import { FIRST_PASSWORD_SECONDS } from './accounts/accounts.service.js';
import { SET_PASSWORD } from './auth.mails.js';
import { OtpService } from './codes/otp.service.js';
import { type NoticeLinks } from './notice-blocks.js';

/** The mail for an account that an admin created, with a link to choose a password. */
@Injectable()
export class SetPasswordInvitation {
  constructor(
    private readonly otp: OtpService,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
  ) {}

  /**
   * Queues the mail. The link works once, as long as the first password.
   * @param notice what a person is told of their data in the same mail
   */
  async send(transaction: EntityManager, email: string, name: string, notice?: NoticeLinks): Promise<void> {
    const link = await this.newLink(transaction, email);
    const content = { name, email, link, ...(notice && { notice }) };
    await this.outbox.queue(transaction, email, SET_PASSWORD, content, { usefulSeconds: FIRST_PASSWORD_SECONDS });
  }

  /** Issues a link to choose a password, which works once, as long as a first password. The former link stops working. */
  async newLink(transaction: EntityManager, email: string): Promise<string> {
    const { link: token } = await this.otp.issue(transaction, 'set_password', email, FIRST_PASSWORD_SECONDS, {
      waitSeconds: 0,
    });
    return `${this.address.url}/reset-password?token=${token}`;
  }
}
