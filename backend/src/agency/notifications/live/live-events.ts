import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { Statements } from '../../../platform/database/statements.js';
import { AfterCommit } from '../../../platform/transactions/after-commit.js';

/** Whose lists are to be read again: some accounts, or the whole staff. */
export type Listeners = readonly number[] | 'staff';

/** What processes tell each other: kinds of records, and keys of accounts. */
export interface LiveMessage {
  kinds: string[];
  accounts: number[];
  isStaff: boolean;
}

export const LIVE_CHANNEL = 'niyukt_live';
/** What comes within this time is told together. */
const GATHERING_MILLISECONDS = 100;
/** PostgreSQL takes messages up to 8,000 bytes. */
const MAX_ACCOUNTS = 500;

/** Waits for no other machine: a message that is lost is made good by the next heartbeat. */
const NOTIFY = new PreparedStatement<object>(`
  select set_config('synchronous_commit', 'off', true), pg_notify('${LIVE_CHANNEL}', message)
  from unnest($1::text[]) message`);

/** Says to open pages, in every process, that something changed. */
@Injectable()
export class LiveEvents implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Live');
  private readonly accounts = new Map<number, Set<string>>();
  private readonly ofStaff = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly statements: Statements,
    private readonly afterCommit: AfterCommit,
  ) {}

  /**
   * Once the transaction is committed, open pages of these accounts read lists of these kinds of records again
   * (docs/workspace.md#how-a-notification-travels).
   * @param recordKinds such as `connection`, without keys and names
   */
  changed(transaction: EntityManager, recordKinds: readonly string[], listeners: Listeners): void {
    if (!listeners.length) return;
    this.afterCommit.add(transaction, () => this.gather(recordKinds, listeners));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.publish();
  }

  private gather(recordKinds: readonly string[], listeners: Listeners): void {
    if (listeners === 'staff') for (const kind of recordKinds) this.ofStaff.add(kind);
    else {
      for (const account of listeners) {
        const kinds = this.accounts.get(account) ?? new Set();
        for (const kind of recordKinds) kinds.add(kind);
        this.accounts.set(account, kinds);
      }
    }
    this.timer ??= setTimeout(() => void this.publish(), GATHERING_MILLISECONDS);
  }

  private async publish(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const messages = this.take();
    if (!messages.length) return;
    try {
      await this.statements.write(NOTIFY, [messages.map((message) => JSON.stringify(message))]);
    } catch (error) {
      this.logger.warn({ error }, 'Other processes could not be told; their next heartbeat finds what is unread');
    }
  }

  private take(): LiveMessage[] {
    const byKinds = new Map<string, number[]>();
    for (const [account, kinds] of this.accounts) {
      const key = [...kinds].sort().join(' ');
      byKinds.set(key, [...(byKinds.get(key) ?? []), account]);
    }
    const messages = [...byKinds].flatMap(([key, accounts]) =>
      Array.from({ length: Math.ceil(accounts.length / MAX_ACCOUNTS) }, (_, piece) => ({
        kinds: key.split(' ').filter(Boolean),
        accounts: accounts.slice(piece * MAX_ACCOUNTS, (piece + 1) * MAX_ACCOUNTS),
        isStaff: false,
      })),
    );
    if (this.ofStaff.size) messages.push({ kinds: [...this.ofStaff], accounts: [], isStaff: true });
    this.accounts.clear();
    this.ofStaff.clear();
    return messages;
  }
}
