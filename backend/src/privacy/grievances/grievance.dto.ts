import { NullableReply, Reply } from '../../platform/http/reply.js';
import { LinkTokenField } from '../../platform/link-token.js';
import { ChoiceField, EmailField, TextField } from '../../platform/validation/fields.js';
import {
  GRIEVANCE_KINDS,
  GRIEVANCE_STATES,
  MAX_TEXT,
  OWN_GRIEVANCE_KINDS,
  type GrievanceKind,
} from './grievance-state.js';

function GrievanceText(label: string, doc: string, example: string): PropertyDecorator {
  const required = `${label} is required`;
  return TextField({ label, lines: true, max: MAX_TEXT, doc, example, required, emptied: required });
}

function KindField(kinds: readonly GrievanceKind[]): PropertyDecorator {
  return ChoiceField(kinds, {
    label: 'Kind',
    doc: 'What it is',
    example: 'correction',
    required: 'Please say what it is about',
  });
}

/** What a person writes. */
export class FileGrievanceDto {
  @KindField(OWN_GRIEVANCE_KINDS)
  kind: GrievanceKind;

  @GrievanceText('Text', 'What the person writes', 'My date of joining is wrong.')
  text: string;
}

/** What a person without an account writes. */
export class PrivacyRequestDto {
  @EmailField()
  email: string;

  @KindField(GRIEVANCE_KINDS)
  kind: GrievanceKind;

  @GrievanceText('Text', 'What the person writes', 'Please tell me what you keep about me.')
  text: string;
}

/** The token of the link by which a person confirms what they wrote. */
export class ConfirmRequestDto {
  @LinkTokenField()
  token: string;
}

/** What became of a confirmed request. */
export class ConfirmedRequestDto {
  @Reply('The number that people quote', 'G-7')
  number: string;

  @Reply('The last day in India on which it is to be answered, YYYY-MM-DD', '2026-12-20', { format: 'date' })
  due_on: string;
}

/** Why an answer is not enough. */
export class ReopenGrievanceDto {
  @GrievanceText('Text', 'Why the answer is not enough', 'The date is still wrong.')
  text: string;
}

/** What the agency answers. */
export class AnswerGrievanceDto {
  @GrievanceText('Answer', 'The answer, which is mailed', 'We corrected the date.')
  text: string;
}

/** A grievance as the person sees it. */
export class OwnGrievanceDto {
  @Reply('Key, equal to grievance_id', 7)
  id: number;

  @Reply('Key', 7)
  grievance_id: number;

  @Reply('The number that people quote', 'G-7')
  number: string;

  @Reply('What it is', 'correction', { enum: GRIEVANCE_KINDS })
  kind: string;

  @Reply('What became of it', 'answered', { enum: GRIEVANCE_STATES })
  state: string;

  @Reply('What was written', 'My date of joining is wrong.')
  text: string;

  @NullableReply('Name of the file that was sent with it', 'letter.pdf')
  file_name: string | null;

  @NullableReply('Size of that file in bytes', 48_211)
  size_bytes: number | null;

  @Reply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  filed_at: string;

  @Reply('The last day in India on which it is to be answered, YYYY-MM-DD', '2026-12-20', { format: 'date' })
  due_on: string;

  @Reply('Whether it is open and that day is over', false)
  overdue: boolean;

  @NullableReply('The answer before it was opened again', 'We looked at it.')
  first_answer: string | null;

  @NullableReply('When that was given, ISO 8601 in UTC', '2026-11-24T06:12:44.000Z', { format: 'date-time' })
  first_answered_at: string | null;

  @NullableReply('Why that answer was not enough', 'The date is still wrong.')
  objection: string | null;

  @NullableReply('When it was opened again, ISO 8601 in UTC', '2026-11-24T06:12:44.000Z', { format: 'date-time' })
  reopened_at: string | null;

  @NullableReply('The answer', 'We corrected the date.')
  answer: string | null;

  @NullableReply('When it was answered, ISO 8601 in UTC', '2026-11-24T06:12:44.000Z', { format: 'date-time' })
  answered_at: string | null;

  @NullableReply('When it was closed, ISO 8601 in UTC', '2026-11-24T06:12:44.000Z', { format: 'date-time' })
  closed_at: string | null;

  @Reply('Whether it may be opened again now', true)
  can_reopen: boolean;

  @NullableReply('The last day in India on which it may be opened again, YYYY-MM-DD', '2026-12-24', { format: 'date' })
  reopen_until: string | null;
}

/** A grievance as the agency sees it. */
export class GrievanceDto extends OwnGrievanceDto {
  @Reply('Who wrote it', 'Asha Rao')
  name: string;

  @Reply('E-mail of the account when it was written', 'asha.rao@example.in')
  email: string;

  @NullableReply('The person, of an employee', 12)
  employee_id: number | null;

  @NullableReply('The company, of one of its members', 3)
  company_id: number | null;

  @NullableReply('Name of that company', 'Sahyadri Software Pvt Ltd')
  company_name: string | null;

  @NullableReply('Who answered', 'Meera Iyer')
  answered_by_name: string | null;
}
