import { type FieldOptions, Rule } from '../../../platform/validation/field.js';
import {
  BooleanField,
  ChoiceField,
  EmailField,
  IntegerField,
  KeyField,
  LinkField,
  MomentField,
  ObjectsField,
  TextField,
  VersionField,
} from '../../../platform/validation/fields.js';
import {
  INTERVIEW_MODES,
  INTERVIEW_RESULTS,
  type InterviewMode,
  type InterviewResult,
  type Side,
  SIDES,
} from '../interview-state.js';
import { isTimeZone, MAX_TIME_ZONE } from '../time-zone.js';

const MAX_ROUND = 20;
const MAX_PLACE = 200;
const MAX_NOTE = 2000;
const MAX_REASON = 500;
/** Those whom the company sends to one interview. */
export const MAX_ATTENDEES = 10;

/** An attendee whom the company sends. */
export class AttendeeInputDto {
  @EmailField({ doc: 'Where they are invited: of a member of the company, or of an outsider' })
  email: string;

  @TextField({
    label: 'Name',
    doc: 'Name',
    example: 'Ravi Menon',
    required: 'Name is required',
    emptied: 'Name is required',
  })
  name: string;

  @BooleanField({
    label: 'Needed',
    doc: 'The interview is confirmed once all who are needed have accepted; true when left out',
    example: true,
  })
  needed?: boolean | null;
}

const StartField = (presence: Partial<FieldOptions>): PropertyDecorator =>
  MomentField({
    label: 'Start',
    doc: 'When it begins, ISO 8601 with an offset',
    example: '2026-12-14T15:00:00+05:30',
    ...presence,
  });

const EndField = (presence: Partial<FieldOptions>): PropertyDecorator =>
  MomentField({
    label: 'End',
    doc: 'When it ends, ISO 8601 with an offset; 12 hours after the start at most',
    example: '2026-12-14T16:00:00+05:30',
    ...presence,
  });

const ModeField = (presence: Partial<FieldOptions>): PropertyDecorator =>
  ChoiceField(INTERVIEW_MODES, { label: 'Mode', doc: 'How they meet', example: 'video', ...presence });

/** What an admin enters and may change. */
class InterviewFields {
  @IntegerField({
    label: 'Round',
    min: 1,
    max: MAX_ROUND,
    tooSmall: 'Round must be at least 1',
    doc: 'Which one it is; 1 when left out',
    example: 1,
    notEmpty: 'Round must be a whole number',
  })
  round?: number;

  @TextField({
    label: 'Time zone',
    max: MAX_TIME_ZONE,
    doc: 'Name in the IANA database of the zone in which the company reads the time; Asia/Kolkata when left out',
    example: 'Asia/Kolkata',
    notEmpty: 'Time zone is required',
    emptied: 'Time zone is required',
    also: [
      Rule((value) =>
        isTimeZone(String(value)) ? undefined : 'Time zone must be a name such as Asia/Kolkata or America/New_York',
      ),
    ],
  })
  time_zone?: string;

  @TextField({ label: 'Place', max: MAX_PLACE, doc: 'Address, or number to call', example: 'MG Road 12, Pune' })
  place?: string | null;

  @LinkField({ doc: 'Of a video meeting, with https', example: 'https://meet.example.com/abc', isSecure: true })
  link?: string | null;

  @TextField({ label: 'The note', lines: true, max: MAX_NOTE, doc: 'For the company alone', example: 'Ask about AWS.' })
  note_company?: string | null;

  @TextField({ label: 'The note', lines: true, max: MAX_NOTE, doc: 'For the person alone', example: 'Ask for Ravi.' })
  note_person?: string | null;

  @BooleanField({
    label: 'Names shown',
    doc: 'Whether the person is told the names of those who come; false when left out',
    example: false,
    notEmpty: 'Names shown must be true or false',
  })
  names_shown?: boolean;

  @ObjectsField(AttendeeInputDto, {
    label: 'Attendees',
    max: MAX_ATTENDEES,
    doc: 'Those whom the company sends; its own login when left out. They see neither each other nor the person’s address',
    notEmpty: 'Attendees must be a list',
  })
  attendees?: AttendeeInputDto[];

  @BooleanField({
    label: 'Allow clash',
    doc: 'Also when the person or an attendee has another interview at that time',
    example: false,
  })
  allow_clash?: boolean | null;
}

export class CreateInterviewDto extends InterviewFields {
  @KeyField({ doc: 'The connection; its person is submitted', example: 41, required: 'Connection is required' })
  connection_id: number;

  @StartField({ required: 'Start is required' })
  starts_at: string;

  @EndField({ required: 'End is required' })
  ends_at: string;

  @ModeField({ required: 'Mode is required' })
  mode: InterviewMode;
}

export class UpdateInterviewDto extends InterviewFields {
  @VersionField()
  version?: number | null;

  @StartField({ notEmpty: 'Start must be a moment' })
  starts_at?: string;

  @EndField({ notEmpty: 'End must be a moment' })
  ends_at?: string;

  @ModeField({ notEmpty: 'Mode is required' })
  mode?: InterviewMode;

  @BooleanField({
    label: 'Confirmed',
    doc: 'true: the agency knows that all come; false: that is no longer so',
    example: true,
    notEmpty: 'Confirmed must be true or false',
  })
  confirmed?: boolean;
}

export class CancelInterviewDto {
  @TextField({
    label: 'Reason',
    max: MAX_REASON,
    doc: 'Why; the agency alone reads it',
    example: 'The company has no time this week.',
    required: 'Please give a reason',
    emptied: 'Please give a reason',
  })
  reason: string;
}

export class InterviewResultDto {
  @ChoiceField(INTERVIEW_RESULTS, {
    label: 'Result',
    doc: 'Whether it was held',
    example: 'done',
    required: 'Result is required',
  })
  result: InterviewResult;

  @ChoiceField(SIDES, { label: 'By', doc: 'Who did not come, if it was not held', example: 'person' })
  by?: Side | null;
}
