import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { COMPANY_ANSWERS, type CompanyAnswer } from '../../connections/share.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { LinkTokenField } from '../../platform/link-token.js';
import { Field, Rule } from '../../platform/validation/field.js';
import {
  ChoiceField,
  EmailField,
  KeyField,
  MomentField,
  ObjectsField,
  TextField,
} from '../../platform/validation/fields.js';
import { DayField } from '../../platform/validation/money-fields.js';
import { ANSWER_CHANNELS } from './company-answer.entity.js';
import { type NamedPeriod, wrongTimes } from './interview-time.js';

/** Why a person is not suitable. */
export const UNSUITABLE_REASONS = [
  'skills',
  'experience',
  'salary',
  'location',
  'notice_period',
  'position_filled',
  'other',
] as const;
export type UnsuitableReason = (typeof UNSUITABLE_REASONS)[number];

const MAX_SLOTS = 5;

const wrongTime = (field: keyof NamedPeriod, dto: object): string | undefined =>
  wrongTimes(dto as NamedPeriod, new Date())[field];

/** A time that a company proposes for an interview. */
export class SlotDto {
  @MomentField({
    label: 'Start',
    doc: 'Start, ISO 8601 with its offset, in the future, within a year',
    example: '2026-12-01T10:00:00+05:30',
    required: 'Please name the start',
  })
  @Rule((_, dto) => wrongTime('starts_at', dto))
  starts_at: string;

  @MomentField({
    label: 'End',
    doc: 'End, ISO 8601 with its offset; 12 hours after the start at most',
    example: '2026-12-01T11:00:00+05:30',
    required: 'Please name the end',
  })
  @Rule((_, dto) => wrongTime('ends_at', dto))
  ends_at: string;
}

/** That a company knew the person: since when and from where, and an address as proof. */
export class KnownDto {
  @DayField({
    label: 'Since',
    doc: 'Since when, a day in India, today at the latest',
    example: '2026-03-01',
    required: 'Please say since when',
  })
  since: string;

  @TextField({
    label: 'Source',
    max: 160,
    doc: 'From where',
    example: 'Own database',
    required: 'Please say from where',
  })
  source: string;

  @EmailField({ doc: 'E-mail of the person as the company has it', required: undefined })
  email?: string | null;

  @TextField({ label: 'Phone', max: 20, doc: 'Phone of the person as the company has it', example: '9876543210' })
  phone?: string | null;
}

/** What a company says of a person. */
export class AnswerDto {
  @ChoiceField(COMPANY_ANSWERS, {
    label: 'Answer',
    doc: 'What the company says; the last answer counts, all stay',
    example: 'interested',
    required: 'Please choose an answer',
  })
  answer: CompanyAnswer;

  @ChoiceField(UNSUITABLE_REASONS, {
    label: 'Reason',
    doc: 'Why the person is not suitable; required for that answer',
    example: 'experience',
  })
  reason?: UnsuitableReason | null;

  @TextField({ label: 'Comment', max: 2000, lines: true, doc: 'For the agency only', example: 'Strong in SQL.' })
  comment?: string | null;

  @ObjectsField(SlotDto, { label: 'Times', max: MAX_SLOTS, doc: 'Times for an interview', example: [] })
  slots?: SlotDto[] | null;

  @Field({ doc: 'For already_known: since when and from where' }, { type: KnownDto }, [
    ValidateNested({ message: 'Please say since when and from where you know the person' }),
    Type(() => KnownDto),
  ])
  known?: KnownDto | null;
}

const VIAS = ['phone', 'whatsapp', 'mail'] as const;

/** What a company told the agency of a person. */
export class NoteAnswerDto extends AnswerDto {
  @ChoiceField(VIAS, {
    label: 'Via',
    doc: 'How the company said it',
    example: 'phone',
    required: 'Please say how the company told you',
  })
  via: (typeof VIAS)[number];
}

const MAX_READER = 100;

/** An answer by a link. */
export class SharedAnswerDto extends AnswerDto {
  @LinkTokenField()
  token: string;

  @KeyField({ doc: 'The candidate', example: 88, required: 'Please choose a candidate' })
  connection_id: number;

  @TextField({
    label: 'Your name',
    max: MAX_READER,
    doc: 'Name of the reader, as it opened the link; may be left out where one reader alone has opened it',
    example: 'Ravi Menon',
  })
  name?: string | null;
}

/** What opens the list of a link. */
/** The link of a list. */
export class SharedLinkDto {
  @LinkTokenField()
  token: string;
}

export class OpenSharedDto {
  @LinkTokenField()
  token: string;

  @TextField({
    label: 'Your name',
    max: MAX_READER,
    doc: 'Name of the reader',
    example: 'Ravi Menon',
    required: 'Please type your name',
  })
  name: string;

  @TextField({
    label: 'Version',
    max: 20,
    doc: 'Version of the terms that were read',
    example: '2026-11-24',
    required: 'Please read the terms first',
  })
  terms_version: string;
}

/** One answer of a company. */
export class CompanyAnswerDto {
  @Reply('Key', 3)
  id: number;

  @Reply('What the company said', 'interested', { enum: COMPANY_ANSWERS })
  answer: string;

  @NullableReply('Why the person is not suitable', null, { type: String, enum: UNSUITABLE_REASONS })
  reason: string | null;

  @NullableReply('For the agency only', 'Strong in SQL.')
  comment: string | null;

  @Reply('Times for an interview', [], { type: [SlotDto] })
  slots: SlotDto[];

  @Reply('How it came', 'login', { enum: ANSWER_CHANNELS })
  channel: string;

  @Reply('Name of the account, or else its e-mail; or the name that was typed at a link', 'Sahyadri Software')
  answered_by_name: string;

  @Reply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  answered_at: string;
}

/** That a company says it knew a person. */
export class KnownClaimDto {
  @Reply('Key', 2)
  id: number;

  @Reply('Since when, a day in India', '2026-03-01', { format: 'date' })
  since: string;

  @Reply('From where', 'Own database')
  source: string;

  @NullableReply('E-mail as the company has it', 'asha@example.in')
  email: string | null;

  @NullableReply('Phone as the company has it', '9876543210')
  phone: string | null;

  @Reply('Whether what the company named is the person', 'matches', { enum: ['matches', 'differs', 'none'] })
  proof: string;

  @Reply('What the agency decided', 'open', { enum: ['open', 'accepted', 'refused'] })
  state: string;

  @NullableReply('Why', 'They mailed her in March.')
  reason: string | null;
}

/** What a company said of a person, latest first, and what it claims. */
export class CompanyAnswersDto {
  @Reply('Answers, latest first', [], { type: [CompanyAnswerDto] })
  answers: CompanyAnswerDto[];

  @Reply('Claims that the company knew the person, latest first', [], { type: [KnownClaimDto] })
  known: KnownClaimDto[];
}

/** The agency's decision about a claim that a company knew a person. */
export class DecideKnownDto {
  @ChoiceField(['accepted', 'refused'], {
    label: 'Decision',
    doc: 'What the agency decides',
    example: 'refused',
    required: 'Please decide',
  })
  decision: 'accepted' | 'refused';

  @TextField({ label: 'Reason', max: 2000, doc: 'Why', example: 'Introduced in January.', required: 'Please say why' })
  reason: string;
}

/** What is shown of a person by hand. */
export class SetRevealDto {
  @ChoiceField(['none', 'name', 'contact'], {
    label: 'Level',
    doc: 'What the company sees beyond the profile',
    example: 'name',
    required: 'Please choose what the company sees',
  })
  level: 'none' | 'name' | 'contact';

  @Field(
    { doc: 'Whether the company gets the uploaded file, once contacts are shown', example: false },
    { type: Boolean },
    [Rule((value) => (typeof value === 'boolean' ? undefined : 'original_file must be true or false'))],
  )
  original_file?: boolean | null;
}
