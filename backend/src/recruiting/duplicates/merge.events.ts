import { type Caller } from '../../platform/http/caller.js';
import { transactionEvent } from '../../platform/transactions/transaction-events.js';

/** People whose records have become one, or two again. */
export interface PeopleMerged {
  caller: Caller;
  employeeIds: number[];
}

export const PEOPLE_MERGED = transactionEvent<PeopleMerged>(
  'people.merged',
  'Two records of a person became one, or two again.',
);
