import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { PublicAddress } from '../config/public-address.js';
import { Outbox } from '../mail/outbox.service.js';
import { OtpService } from '../otp/otp.service.js';
import { FIRST_PASSWORD_SECONDS } from '../users/accounts.service.js';

/** The mail to somebody whose account was made by an admin, with a link to choose a password. */
@Injectable()
export class SetPasswordInvitation {
  constructor(
    private readonly otp: OtpService,
    private readonly outbox: Outbox,
    private readonly address: PublicAddress,
  ) {}

  /** Queues the mail; its link works once, as long as the first password does. */
  async send(transaction: EntityManager, email: string, name: string): Promise<void> {
    const link = await this.newLink(transaction, email);
    await this.outbox.queue(transaction, email, 'set-password', { name, email, link }, FIRST_PASSWORD_SECONDS);
  }

  /** A link to choose a password, which works once, as long as a first password does; the one before stops working. */
  async newLink(transaction: EntityManager, email: string): Promise<string> {
    const { link: token } = await this.otp.issue(transaction, 'set_password', email, FIRST_PASSWORD_SECONDS, {
      waitSeconds: 0,
    });
    return `${this.address.url}/reset-password?token=${token}`;
  }
}
