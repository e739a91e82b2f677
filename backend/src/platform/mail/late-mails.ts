import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type MailTemplate } from './templates/mail-template.js';

/** Looks again at what a mail says. @returns nothing when it is not true any more */
type Refresh<Content> = (transaction: EntityManager, content: Content) => Promise<Content | undefined>;

/**
 * Mails whose content is made when they are sent: what is true may have changed since they were queued. Nouns register how; the outbox
 * asks at each try, and keeps what it got.
 */
@Injectable()
export class LateMails {
  private readonly refreshes = new Map<
    string,
    (transaction: EntityManager, content: never) => Promise<object | undefined>
  >();

  /**
   * Registers how the content of a kind of mail is made.
   * @throws Error when it is registered already
   */
  register<Content extends object>({ name }: MailTemplate<Content>, refresh: Refresh<Content>): void {
    if (this.refreshes.has(name)) throw new Error(`the content of ${name} is made twice`);
    this.refreshes.set(name, refresh);
  }

  isLate(template: string): boolean {
    return this.refreshes.has(template);
  }

  /** @returns nothing when the mail is not to be sent */
  async refreshed(transaction: EntityManager, template: string, content: unknown): Promise<object | undefined> {
    return this.refreshes.get(template)?.(transaction, content as never);
  }
}
