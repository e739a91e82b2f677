import { ApiProperty, PickType } from '@nestjs/swagger';
import { NullableReply, Reply } from '../../../platform/http/reply.js';
import { RECOMMENDATIONS, REPLIES, SIDES } from '../interview-state.js';
import { InterviewDto } from '../interviews.list.js';
import { ProposedSlotDto } from './interview.dto.js';

/** What a recipient sees, of the interview and of the own answer. */
class AskedDto extends PickType(InterviewDto, [
  'job_title',
  'round',
  'state',
  'starts_at',
  'ends_at',
  'time_zone',
  'mode',
  'place',
  'link',
]) {
  @NullableReply('What the agency says to this side', 'Ask for Ravi.')
  note: string | null;

  @NullableReply('Sent with an answer; null for a colleague who is not asked', 0)
  sequence: number | null;

  @NullableReply('Own answer to the present time', 'accept', { enum: REPLIES })
  reply: string | null;

  @ApiProperty({ type: [ProposedSlotDto], description: 'Times that were proposed' })
  slots: ProposedSlotDto[];

  @Reply('Whether it can be answered now', true)
  can_reply: boolean;
}

/** An interview as the person sees it. */
export class EmployeeInterviewDto extends AskedDto {
  @Reply('Key, equal to interview_id', 7)
  id: number;

  @Reply('Key', 7)
  interview_id: number;

  @Reply('Name of the company', 'Sahyadri Software')
  company_name: string;

  @NullableReply('Who comes, where the agency tells it', ['Ravi Menon'], { type: 'array', items: { type: 'string' } })
  names: string[] | null;
}

/** An attendee, as the company sees them. */
export class AttendeeDto {
  @Reply('Name', 'Ravi Menon')
  name: string;

  @Reply('Whether it is confirmed only once they have accepted', true)
  needed: boolean;

  @NullableReply('Answer to the present time', 'accept', { enum: REPLIES })
  reply: string | null;

  @Reply('Whether this is the caller', false)
  mine: boolean;
}

/** An interview as the company sees it. */
export class CompanyInterviewDto extends AskedDto {
  @Reply('Key, equal to interview_id', 7)
  id: number;

  @Reply('Key', 7)
  interview_id: number;

  @Reply('The person and the job, as `GET /api/company/candidates/{connection_id}` takes it', 41)
  connection_id: number;

  @Reply('The job', 31)
  request_id: number;

  @Reply('Who comes, by the name that the company is shown', 'Asha R.')
  person_name: string;

  @NullableReply('Answer of the person to the present time', 'accept', { enum: REPLIES })
  person_reply: string | null;

  @ApiProperty({ type: [AttendeeDto], description: 'Those whom the company sends' })
  attendees: AttendeeDto[];

  @Reply('Whether feedback can be given now', false)
  can_give_feedback: boolean;

  @NullableReply('Own recommendation', null, { type: 'string', enum: RECOMMENDATIONS })
  recommendation: string | null;
}

/** An interview as the link in a mail shows it. */
export class OpenedInterviewDto extends AskedDto {
  @Reply('Who is asked', 'person', { enum: SIDES })
  side: string;

  @Reply('Name of who is asked', 'Asha Rao')
  name: string;

  @Reply('The company, or the person by the name that the company is shown', 'Sahyadri Software')
  other: string;

  @NullableReply('Who comes, where the agency tells it', ['Ravi Menon'], { type: 'array', items: { type: 'string' } })
  names: string[] | null;
}

/** Feedback about an interview as its company sees it. */
export class CompanyFeedbackDto {
  @Reply('Who wrote it', 'Ravi Menon')
  author_name: string;

  @Reply('Whether to go on', 'yes', { enum: RECOMMENDATIONS })
  recommendation: string;

  @Reply('From 1 to 5, by what is rated', { skills: 4 }, { type: 'object', additionalProperties: { type: 'integer' } })
  ratings: Record<string, number>;

  @NullableReply('In words', 'Knows React well.')
  text: string | null;

  @Reply('When it was written or last changed, ISO 8601 in UTC', '2026-12-14T11:00:00.000Z', { format: 'date-time' })
  given_at: string;

  @Reply('Whether the caller wrote it', true)
  mine: boolean;
}
