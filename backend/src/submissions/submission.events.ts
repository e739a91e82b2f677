import { type Actor } from '../audit/audit.service.js';
import { type Caller } from '../platform/http/caller.js';
import { transactionEvent } from '../platform/transactions/transaction-events.js';

/** A connection whose company sees the person from now on. */
export interface SubmissionMade {
  actor: Actor | Caller;
  connectionId: number;
}

export const SUBMISSION_MADE = transactionEvent<SubmissionMade>('submission.made', 'A person was shown to a company.');

/** A connection whose company no longer sees the person. */
export interface SubmissionEnded {
  actor: Actor | Caller;
  connectionId: number;
  reason: string;
  /** Whether the person does not want the job; consent that is taken back says nothing about it. */
  isRefused?: boolean;
}

export const SUBMISSION_ENDED = transactionEvent<SubmissionEnded>(
  'submission.ended',
  'A company no longer sees a person: withdrawn, consent taken back, or the record is about to go.',
);

export const SUBMISSION_WAITS = transactionEvent<SubmissionMade>(
  'submission.waits',
  'A submission waits for the person to agree, or waits no more.',
);
