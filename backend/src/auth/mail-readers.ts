import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../platform/config/public-address.js';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { type MailReader, OutboxService } from '../platform/mail/outbox.service.js';

const READER = new PreparedStatement<MailReader>(
  'select language, restricted_at is not null as "isRestricted" from users where email = $1',
);

/** Mails are written in the language of the account that they go to (docs/rules.md#language). A restricted one gets few of them. */
@Injectable()
export class AccountMailReaders {
  constructor(outbox: OutboxService, statements: Statements, address: PublicAddress) {
    outbox.knowReaders({
      readerOf: async (recipient) => (await statements.run(READER, [recipient]))[0],
      siteUrl: () => address.url,
    });
  }
}
