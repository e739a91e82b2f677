import { Reply } from '../../platform/http/reply.js';

/** How far it went, as companies are told. */
export const STAGES = ['new', 'interview', 'offer', 'placed', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

/** How many people a company sees for one of its jobs. */
export class CandidateCountDto {
  @Reply('Key of the job request', 31)
  request_id: number;

  @Reply('How many people are shown', 4)
  total: number;

  @Reply('How many of them wait for an answer', 2)
  unanswered: number;
}
