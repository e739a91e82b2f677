import { ApiProperty } from '@nestjs/swagger';
import { NullableReply, Reply } from '../../../platform/http/reply.js';
import { RECOMMENDATIONS, REPLIES } from '../interview-state.js';

const MOMENT = { format: 'date-time' };
const EXAMPLE = '2026-12-14T09:30:00.000Z';

/** A proposed time. */
export class ProposedSlotDto {
  @Reply('When it begins, ISO 8601 in UTC', '2026-12-15T09:30:00.000Z', MOMENT)
  starts_at: string;

  @Reply('When it ends, ISO 8601 in UTC', '2026-12-15T10:30:00.000Z', MOMENT)
  ends_at: string;
}

/** A recipient of an invitation, as admins see them. */
export class RecipientDto {
  @Reply('Key', 9)
  recipient_id: number;

  @Reply('Where they are invited', 'ravi@company.example.in')
  email: string;

  @Reply('Name', 'Ravi Menon')
  name: string;

  @Reply('Whether it is confirmed only once they have accepted', true)
  needed: boolean;

  @NullableReply('Account; null for an outsider', 5)
  user_id: number | null;

  @Reply('Raised by every change that they are mailed', 0)
  sequence: number;

  @Reply('Whether an invitation has left', true)
  asked: boolean;

  @NullableReply('Answer to the present time', 'accept', { enum: REPLIES })
  reply: string | null;

  @NullableReply('When they answered, ISO 8601 in UTC', EXAMPLE, MOMENT)
  replied_at: string | null;

  @NullableReply('What they wrote with it', 'After 4 pm.')
  reply_note: string | null;

  @ApiProperty({ type: [ProposedSlotDto], description: 'Times that they proposed' })
  slots: ProposedSlotDto[];
}

/** What a member of the company thought, as admins see it. */
export class GivenFeedbackDto {
  @Reply('Who wrote it', 'ravi@company.example.in')
  author_name: string;

  @Reply('Whether to go on', 'yes', { enum: RECOMMENDATIONS })
  recommendation: string;

  @Reply('From 1 to 5, by what is rated', { skills: 4 }, { type: 'object', additionalProperties: { type: 'integer' } })
  ratings: Record<string, number>;

  @NullableReply('In words', 'Knows React well.')
  text: string | null;

  @Reply('When it was written or last changed, ISO 8601 in UTC', EXAMPLE, MOMENT)
  given_at: string;
}

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
