import { NullableReply, Reply } from '../../../platform/http/reply.js';

const VALUES = { additionalProperties: true };

/** A change of an interview, as the agency reads it. */
export class InterviewChangeDto {
  @Reply('Key', 311)
  id: number;

  @Reply('When it was made, ISO 8601 in UTC', '2026-12-01T05:31:07.120Z', { format: 'date-time' })
  at: string;

  @NullableReply('Who made it; null for an answer by a link', 'meera@niyukt.example')
  by_name: string | null;

  @NullableReply('What was there before', { interview: 7, state: 'proposed' }, VALUES)
  before: Record<string, unknown> | null;

  @NullableReply('What is there after it', { interview: 7, state: 'confirmed' }, VALUES)
  after: Record<string, unknown> | null;
}
