import type { SharedCandidate } from '@niyukt/ui-shared/api/types';
import type { CandidateAnswering } from './candidate-queries';

export const ANSWERS = ['interested', 'hold', 'not_suitable', 'already_known'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Whom an answer is about. */
export type Answered = Pick<SharedCandidate, 'connection_id' | 'display_name' | 'stage' | 'answer'> & {
  full_name?: string | null;
  answered_at?: string | null;
};

export const nameOf = ({ full_name, display_name }: Pick<Answered, 'full_name' | 'display_name'>): string =>
  full_name ?? display_name;

export interface AnswerDialogProps {
  person: Answered;
  answering: CandidateAnswering;
  onSent: (answer: Answer) => void;
  onClose: () => void;
}
