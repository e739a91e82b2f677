import { type Actor } from '../../auth/audit/audit.service.js';
import { type Caller } from '../../platform/http/caller.js';
import { transactionEvent } from '../../platform/transactions/transaction-events.js';

/** Connections whose companies see the people from now on. */
export interface SubmissionMade {
  actor: Actor | Caller;
  connectionIds: readonly number[];
}

export const SUBMISSION_MADE = transactionEvent<SubmissionMade>('submission.made', 'A person was shown to a company.');

/** Connections whose companies no longer see the people. */
export interface SubmissionEnded {
  actor: Actor | Caller;
  connectionIds: readonly number[];
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
