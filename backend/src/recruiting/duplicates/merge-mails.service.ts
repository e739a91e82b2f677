import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Caller } from '../../platform/http/caller.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { type MergedAccounts } from './merged-logins.service.js';
import { MERGE_TAKEN_BACK, RECORD_MERGED_AWAY, RECORDS_MERGED } from './merges.mails.js';

/** What both records are called. */
interface Names {
  winner: string;
  loser: string;
}

/** Both people hear of a merge and of its undo, at the addresses that they had: they may be two (docs/rules.md#merges). */
@Injectable()
export class MergeMailsService {
  constructor(private readonly outbox: OutboxService) {}

  /** @param until ISO 8601, when it can no longer be undone */
  async merged(
    transaction: EntityManager,
    { email: contact }: Caller,
    { winnerEmail, loserEmail, takesEmail }: MergedAccounts,
    { winner, loser }: Names,
    until: string,
  ): Promise<void> {
    const ofWinner = { name: winner, email: winnerEmail };
    const ofLoser = { name: loser, email: loserEmail };
    const [stays, ends] = takesEmail ? [ofLoser, ofWinner] : [ofWinner, ofLoser];
    const facts = { contact, until };
    await this.outbox.queue(transaction, stays.email, RECORDS_MERGED, { ...stays, ...facts });
    await this.outbox.queue(transaction, ends.email, RECORD_MERGED_AWAY, { ...ends, ...facts });
  }

  async undone(
    transaction: EntityManager,
    { email: contact }: Caller,
    { winnerUserId, loserUserId }: MergedAccounts,
    { winner, loser }: Names,
  ): Promise<void> {
    const accounts = await transaction.query<{ user_id: number; email: string; logsIn: boolean }[]>(
      'select user_id, email, disabled_at is null as "logsIn" from users where user_id = any($1)',
      [[winnerUserId, loserUserId]],
    );
    for (const { user_id, email, logsIn } of accounts) {
      const name = user_id === winnerUserId ? winner : loser;
      await this.outbox.queue(transaction, email, MERGE_TAKEN_BACK, { name, email, contact, logsIn });
    }
  }
}
