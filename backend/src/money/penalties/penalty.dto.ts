import { NullableReply, Reply } from '../../platform/http/reply.js';
import { ChoiceField, KeyField, TextField } from '../../platform/validation/fields.js';
import { PaiseField } from '../../platform/validation/money-fields.js';
import { PENALTY_ENDS, PENALTY_STATES, type PenaltyEnd } from './penalty-state.js';

const MAX_REASON = 2000;
const MAX_TEXT = 10000;

export class OpenPenaltyDto {
  @KeyField({ doc: 'The person', example: 12, required: 'Please choose a person' })
  employee_id: number;

  @KeyField({
    doc: 'The placement whose commitment was broken',
    example: 41,
    required: 'Please choose a placement',
    isOptional: true,
  })
  placement_id?: number | null;

  @PaiseField({
    label: 'Amount',
    doc: 'Amount in paise, at most that of the settings',
    example: 1000000,
    required: 'Please enter an amount',
  })
  amount_paise: number;

  @TextField({
    label: 'Reason',
    lines: true,
    max: MAX_REASON,
    doc: 'Which of the terms was broken, and how; the person reads it',
    example: 'Left after five months without the employer ending it.',
    required: 'Please give a reason',
    emptied: 'Please give a reason',
  })
  reason: string;

  @TextField({
    label: 'Evidence',
    lines: true,
    max: MAX_TEXT,
    doc: 'What proves it, for the agency only',
    example: 'Resignation letter of 4 May 2027, mail of the employer of 6 May 2027.',
    required: 'Please say what proves it',
    emptied: 'Please say what proves it',
  })
  evidence: string;
}

export class EndPenaltyDto {
  @ChoiceField(PENALTY_ENDS, {
    label: 'State',
    doc: 'How the case ends',
    example: 'waived',
    required: 'Please choose how the case ends',
  })
  state: PenaltyEnd;

  @TextField({
    label: 'Reason',
    lines: true,
    max: MAX_REASON,
    doc: 'Why it ends so',
    example: 'The employer confirmed that the team was closed.',
    required: 'Please give a reason',
    emptied: 'Please give a reason',
  })
  reason: string;
}

export class AnswerPenaltyDto {
  @TextField({
    label: 'Your answer',
    lines: true,
    max: MAX_TEXT,
    doc: 'Why the person does not agree',
    example: 'My employer closed the team on 3 May.',
    required: 'Please write your answer',
    emptied: 'Please write your answer',
  })
  text: string;
}

/** A penalty case as the person sees it, once a notice was sent. */
export class OwnPenaltyDto {
  @Reply('Key, equal to case_id', 3)
  id: number;

  @Reply('Key', 3)
  case_id: number;

  @Reply('What became of it', 'notice_sent', { enum: PENALTY_STATES })
  state: string;

  @Reply('Amount in paise, without interest', 1000000)
  amount_paise: number;

  @Reply('Which of the terms was broken, and how', 'Left after five months without the employer ending it.')
  reason: string;

  @NullableReply('Day in India on which the mail server took the last notice', '2027-05-10', { format: 'date' })
  notice_on: string | null;

  @NullableReply('Day in India until which that notice is payable', '2027-05-25', { format: 'date' })
  due_on: string | null;

  @NullableReply(
    'What the person answered, to each notice, with the day of earlier ones',
    'My employer closed the team on 3 May.',
  )
  answer: string | null;

  @NullableReply('When, ISO 8601 in UTC', '2027-05-12T05:31:07.120Z', { format: 'date-time' })
  answered_at: string | null;
}

/** A penalty case as super admins see it. */
export class PenaltyDto extends OwnPenaltyDto {
  @NullableReply('The person; null once the record is gone', 12)
  employee_id: number | null;

  @Reply('Name of the person', 'Asha Rao')
  employee_name: string;

  @Reply('E-mail address to which notices go', 'asha.rao@example.in', { format: 'email' })
  email: string;

  @NullableReply('The placement whose commitment was broken', 41)
  placement_id: number | null;

  @Reply('What proves it', 'Resignation letter of 4 May 2027, mail of the employer of 6 May 2027.')
  evidence: string;

  @Reply('Version of the terms that the person accepted', '2026-11-01')
  terms_version: string;

  @Reply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  terms_accepted_at: string;

  @Reply('SHA-256 of the text that was shown', 'c0ffee14a8f6a3d4d8f3c8b6b0d2f5c8e1a7b9d3c5e7f9a1b3d5f7a9c1e3d5f7')
  terms_sha256: string;

  @Reply('Whether a notice waits for the mail server', false)
  notice_waits: boolean;

  @NullableReply('Why it ended', 'The employer confirmed that the team was closed.')
  end_reason: string | null;

  @NullableReply('When it ended or lapsed, ISO 8601 in UTC', '2027-06-01T05:31:07.120Z', { format: 'date-time' })
  ended_at: string | null;

  @Reply('When it was opened, ISO 8601 in UTC', '2027-05-09T05:31:07.120Z', { format: 'date-time' })
  created_at: string;

  @NullableReply('Name of the account that opened it, or else its e-mail', 'Vasudha Raman')
  created_by_name: string | null;
}
