import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../platform/config/public-address.js';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { type Language } from '../platform/language/language.js';
import { OutboxService } from '../platform/mail/outbox.service.js';

const LANGUAGE = new PreparedStatement<{ language: Language | null }>('select language from users where email = $1');

/** Mails are written in the language of the account that they go to (docs/rules.md#language). */
@Injectable()
export class MailReaderLanguages {
  constructor(outbox: OutboxService, statements: Statements, address: PublicAddress) {
    outbox.knowReaders({
      languageOf: async (recipient) => (await statements.run(LANGUAGE, [recipient]))[0]?.language,
      siteUrl: () => address.url,
    });
  }
}
