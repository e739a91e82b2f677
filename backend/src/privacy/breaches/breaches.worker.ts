import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { DAY_SECONDS } from '../../platform/durations.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { BREACH_MAIL, type BreachFacts } from './breaches.mails.js';

const EVERY_SECONDS = 20;
/** A mail server that is away for a while loses none. */
const USEFUL_SECONDS = 7 * DAY_SECONDS;

/** Those who are to be notified and were not yet, some at a time. */
const NEXT = new PreparedStatement<{ person_id: number; email: string }>(
  `update breach_people set mailed_at = now() where person_id in (
     select p.person_id from breach_people p join breaches b using (breach_id)
     where p.mailed_at is null and p.email is not null and b.told_at is not null
     order by p.person_id limit 500 for update of p skip locked)
   returning person_id, email`,
);
const FACTS = new PreparedStatement<BreachFacts & { name: string }>(
  `select p.name, b.what, b.happened, b.consequences, b.measures, b.advice, b.contact
   from breach_people p join breaches b using (breach_id) where p.person_id = $1 and p.email is not null`,
);

/** What the mail to a person is made of when it is sent. */
interface AboutPerson {
  personId: number;
}

/** Mails those whom a breach concerns, also those who are added after the others were notified. */
@Injectable()
export class BreachesWorker {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    statements: Statements,
    queue: WorkQueue,
  ) {
    outbox.writeLate(BREACH_MAIL, async ({ personId }: AboutPerson) => {
      const [facts] = await statements.run(FACTS, [personId]);
      return facts;
    });
    queue.repeat('breach_mails', EVERY_SECONDS, () => this.mailAll());
  }

  private async mailAll(): Promise<void> {
    while (await this.mailSome());
  }

  /** @returns how many */
  private mailSome(): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      const next = await NEXT.within(transaction, []);
      for (const { person_id: personId, email } of next) {
        const about: AboutPerson = { personId };
        await this.outbox.queueLate(transaction, email, BREACH_MAIL, about, { usefulSeconds: USEFUL_SECONDS });
      }
      return next.length;
    });
  }
}
