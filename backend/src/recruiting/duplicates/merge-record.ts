import { type JoinedConnection } from './joined-connections.js';
import { type MergeStep } from './merge-journal.js';
import { type MergedAccounts } from './merged-logins.service.js';
import { type Row } from './row-images.js';

/** What a merge wrote down for its undo. */
export interface Journal {
  loser: Row;
  /** Absent when no login ended. */
  accounts?: MergedAccounts | undefined;
  joined: JoinedConnection[];
  /** In the order in which they were done. */
  steps: MergeStep[];
}

/** What the database did in a merge, as `merge_records` notes it; only what is asked about is named. */
export type MovedStep =
  | { did: 'moved'; table: string; target: string; from: number; to: number }
  | { did: 'keyed introductions' }
  | { did: 'turned mails' }
  | { did: 'detached placement' };
