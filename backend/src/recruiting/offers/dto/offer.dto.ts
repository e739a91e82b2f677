import { ApiProperty } from '@nestjs/swagger';
import { PLACEMENT_STATUSES } from '../../../employees/placement-status.js';
import { NullableReply, Reply } from '../../../platform/http/reply.js';
import { ANSWERERS, JOINING_ITEMS, OFFER_STATES, STILL_JOINING_ANSWERS } from '../offer-state.js';

/** What the agency and the person see of an offer. */
class OfferFactsDto {
  @Reply('Key, equal to offer_id', 7)
  id: number;

  @Reply('Key', 7)
  offer_id: number;

  @Reply('What became of it', 'open', { enum: OFFER_STATES })
  state: string;

  @Reply('Rupees a month, free text', '55,000')
  offered_salary: string;

  @NullableReply('First working day in India, YYYY-MM-DD', '2026-12-15', { format: 'date' })
  joining_date: string | null;

  @Reply('The last day in India on which it can be answered, YYYY-MM-DD', '2026-12-01', { format: 'date' })
  valid_until: string;

  @NullableReply('What the person asks for in its place', '60,000')
  counter: string | null;

  @NullableReply('Joining date that the person asks for, YYYY-MM-DD', '2027-01-04', { format: 'date' })
  counter_joining_date: string | null;

  @NullableReply('When it was answered, withdrawn, or ended by itself, ISO 8601 in UTC', '2026-11-28T06:12:44.000Z', {
    format: 'date-time',
  })
  answered_at: string | null;

  @Reply('When it was made, ISO 8601 in UTC', '2026-11-24T06:12:44.000Z', { format: 'date-time' })
  created_at: string;
}

/** An offer as admins see it. */
export class OfferDto extends OfferFactsDto {
  @Reply('The connection', 88)
  connection_id: number;

  @NullableReply('Why it was declined, countered or withdrawn', 'Another offer is higher.')
  reason: string | null;

  @NullableReply('Who answered; null when it ended by itself', 'person', { enum: ANSWERERS })
  answered_by: string | null;

  @NullableReply('Who answered, or noted the answer', 'Meera Iyer')
  answered_by_name: string | null;

  @NullableReply('Placement status that follows from it and is not set yet', 'offered', { enum: PLACEMENT_STATUSES })
  offers_status: string | null;

  @NullableReply('Who made it; null when the account is gone', 'Meera Iyer')
  created_by_name: string | null;
}

/** The question whether a person still joins, as the person sees it. */
export class OwnQuestionDto {
  @Reply('When it was asked, in India, YYYY-MM-DD', '2026-12-01', { format: 'date' })
  asked_on: string;

  @NullableReply('The answer', 'yes', { enum: STILL_JOINING_ANSWERS })
  answer: string | null;
}

/** An offer as the person sees it. */
export class OwnOfferDto extends OfferFactsDto {
  @Reply('Job title', 'React Developer')
  job_title: string;

  @Reply('Name of the company', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @NullableReply('Location of the job', 'Bengaluru')
  job_location: string | null;

  @NullableReply('Why it was declined or countered', 'Another offer is higher.')
  reason: string | null;

  @Reply('Whether it can be answered now', true)
  can_answer: boolean;

  @NullableReply('Whether the person still joins, while that is asked', null, { type: OwnQuestionDto })
  still_joining: OwnQuestionDto | null;
}

/** A point of the joining list. */
export class JoiningItemDto {
  @Reply('The point', 'accepted_in_writing', { enum: JOINING_ITEMS })
  item: string;

  @NullableReply('When it was ticked, ISO 8601 in UTC; null while it is open', '2026-11-28T06:12:44.000Z', {
    format: 'date-time',
  })
  ticked_at: string | null;

  @NullableReply('Who ticked it', 'Meera Iyer')
  ticked_by_name: string | null;
}

/** A question whether a person still joins, as admins see it. */
export class JoiningQuestionDto {
  @Reply('Key', 3)
  id: number;

  @Reply('When it was asked, in India, YYYY-MM-DD', '2026-12-01', { format: 'date' })
  asked_on: string;

  @NullableReply('The last answer', 'yes', { enum: STILL_JOINING_ANSWERS })
  answer: string | null;

  @NullableReply('In words', 'The notice period is longer.')
  note: string | null;

  @NullableReply('When it was answered, ISO 8601 in UTC', '2026-12-01T06:12:44.000Z', { format: 'date-time' })
  answered_at: string | null;

  @NullableReply('Who answered', 'person', { enum: ANSWERERS })
  answered_by: string | null;

  @NullableReply('Who answered, or noted the answer', 'Meera Iyer')
  answered_by_name: string | null;
}

/** What is done before a person joins, and whether they still do. */
export class JoiningDto {
  @ApiProperty({ type: [JoiningItemDto], description: 'Every point of the list, in its order' })
  items: JoiningItemDto[];

  @ApiProperty({ type: [JoiningQuestionDto], description: 'Latest first' })
  questions: JoiningQuestionDto[];

  @Reply('Whether an accepted offer holds and the joining date is still to come', true)
  is_joining: boolean;

  @NullableReply('Day in India on which the person is asked again, YYYY-MM-DD', '2026-12-08', { format: 'date' })
  next_question_on: string | null;
}
