import { ApiProperty } from '@nestjs/swagger';
import { PLACEMENT_STATUSES } from '../../../employees/placement-status.js';
import { NullableObject, NullableReply, Reply } from '../../../platform/http/reply.js';
import { INTERVIEW_MODES, INTERVIEW_STATES, RECOMMENDATIONS, REPLIES, SIDES, WARNINGS } from '../interview-state.js';

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

/** What every recipient sees of an interview. */
export class InterviewFactsDto {
  @Reply('Which one it is', 1)
  round: number;

  @Reply('How far it went', 'proposed', { enum: INTERVIEW_STATES })
  state: string;

  @Reply('When it begins, ISO 8601 in UTC', EXAMPLE, MOMENT)
  starts_at: string;

  @Reply('When it ends, ISO 8601 in UTC', '2026-12-14T10:30:00.000Z', MOMENT)
  ends_at: string;

  @Reply('Name in the IANA database of the zone in which the company reads it', 'Asia/Kolkata')
  time_zone: string;

  @Reply('How they meet', 'video', { enum: INTERVIEW_MODES })
  mode: string;

  @NullableReply('Address, or number to call', 'MG Road 12, Pune')
  place: string | null;

  @NullableReply('Of a video meeting', 'https://meet.example.com/abc')
  link: string | null;
}

/** An interview as admins see it. */
export class InterviewDto extends InterviewFactsDto {
  @Reply('Key, equal to interview_id', 7)
  id: number;

  @Reply('Key', 7)
  interview_id: number;

  @Reply('The connection', 41)
  connection_id: number;

  @Reply('The person', 12)
  employee_id: number;

  @Reply('Name of the person', 'Asha Rao')
  employee_name: string;

  @Reply('The job', 31)
  request_id: number;

  @Reply('Job title', 'React Developer')
  job_title: string;

  @Reply('The company', 3)
  company_id: number;

  @Reply('Name of the company', 'Sahyadri Software')
  company_name: string;

  @NullableReply('For the company alone', 'Ask about AWS.')
  note_company: string | null;

  @NullableReply('For the person alone', 'Ask for Ravi.')
  note_person: string | null;

  @Reply('Whether the person is told the names of those who come', false)
  names_shown: boolean;

  @Reply('Whether the agency said that all come', false)
  confirmed_by_agency: boolean;

  @NullableReply('Who did not come', null, { type: 'string', enum: SIDES })
  absent: string | null;

  @NullableReply('Why it was cancelled; for the agency alone', null, { type: 'string' })
  cancel_reason: string | null;

  @NullableObject('The person as a recipient; null once they were erased', RecipientDto)
  person: RecipientDto | null;

  @ApiProperty({ type: [RecipientDto], description: 'Those whom the company sends' })
  attendees: RecipientDto[];

  @ApiProperty({ type: [GivenFeedbackDto], description: 'What the company thought' })
  feedback: GivenFeedbackDto[];

  @Reply('What is unusual about the time', ['holiday'], {
    type: 'array',
    items: { type: 'string', enum: [...WARNINGS] },
  })
  warnings: string[];

  @NullableReply('Placement status that follows from it, if the connection has an earlier one', 'interview_scheduled', {
    enum: PLACEMENT_STATUSES,
  })
  offers_status: string | null;

  @NullableReply('E-mail of who made it; null once the account is gone', 'meera@niyukt.example')
  created_by_name: string | null;

  @Reply('When it was made, ISO 8601 in UTC', '2026-12-01T05:31:07.120Z', MOMENT)
  created_at: string;

  @Reply('Raised by every edit; an edit sends it back', 1)
  version: number;
}
