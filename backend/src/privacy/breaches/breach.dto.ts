import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { Reply } from '../../platform/http/reply.js';
import { Field, Rule } from '../../platform/validation/field.js';
import { ChoiceField, MomentField, normalizedEmail, TextField } from '../../platform/validation/fields.js';
import { MAX_KEY } from '../../platform/validation/key.js';
import { DATA_KINDS, type DataKind, type Report, REPORTS } from './breach-state.js';

const MAX_NAMED = 1_000;
const KINDS = `Kinds of data must be some of: ${DATA_KINDS.join(', ')}`;
const EMAILS = `E-mails must be a list of at most ${MAX_NAMED}`;
const KEYS = `People must be the keys of at most ${MAX_NAMED}`;

/** What is known of a breach. */
export class BreachFactsDto {
  @TextField({
    label: 'What happened',
    lines: true,
    doc: 'Its nature and extent',
    example: 'A list of 40 people went to a wrong company.',
    required: 'Please say what happened',
    emptied: 'Please say what happened',
  })
  what: string;

  @TextField({
    label: 'When and where',
    max: 300,
    doc: 'When and where it happened, in words',
    example: '23 November 2026, 16:10, by e-mail',
    required: 'Please say when and where it happened',
    emptied: 'Please say when and where it happened',
  })
  happened: string;

  @MomentField({
    label: 'Known since',
    doc: 'When the agency knew: every clock runs from here',
    example: '2026-11-23T11:02:00Z',
    required: 'Please say since when you know',
  })
  aware_at: string;

  @Field(
    { doc: 'What of people was reached', example: ['contact'], required: KINDS },
    { type: 'array', items: { type: 'string', enum: [...DATA_KINDS] } },
    [
      IsArray({ message: KINDS }),
      ArrayNotEmpty({ message: KINDS }),
      ArrayMaxSize(DATA_KINDS.length, { message: KINDS }),
      IsIn(DATA_KINDS, { each: true, message: KINDS }),
    ],
  )
  data_kinds: DataKind[];

  @TextField({ label: 'Consequences', lines: true, doc: 'What may follow for people', example: 'Unwanted calls.' })
  consequences?: string | null;

  @TextField({ label: 'Measures', lines: true, doc: 'What the agency does about it', example: 'The list was deleted.' })
  measures?: string | null;

  @TextField({
    label: 'Advice',
    lines: true,
    doc: 'What people can do',
    example: 'Trust no caller who asks for money.',
  })
  advice?: string | null;

  @TextField({
    label: 'Contact',
    max: 300,
    doc: 'Who answers for the agency, and how to reach them',
    example: 'Meera Iyer, privacy@niyukt.example, +91 80 4000 1234',
  })
  contact?: string | null;
}

const FilterField = (doc: string, example: object): PropertyDecorator =>
  Field({ doc, example }, { type: 'object', additionalProperties: true }, [
    Rule((value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : 'The filter must be an object',
    ),
  ]);

/** Whose data it was. */
export class AffectedDto {
  @Field(
    { doc: 'E-mails', example: ['asha.rao@example.in'] },
    { type: 'array', items: { type: 'string' } },
    [
      IsArray({ message: EMAILS }),
      ArrayMaxSize(MAX_NAMED, { message: EMAILS }),
      Matches(/^[^\s@]+@[^\s@]+$/, { each: true, message: 'Please enter valid email addresses' }),
    ],
    (value) => (Array.isArray(value) ? value.map(normalizedEmail) : value),
  )
  emails?: string[] | null;

  @Field({ doc: 'Keys of employees', example: [12] }, { type: 'array', items: { type: 'integer' } }, [
    IsArray({ message: KEYS }),
    ArrayMaxSize(MAX_NAMED, { message: KEYS }),
    IsInt({ each: true, message: KEYS }),
    Min(1, { each: true, message: KEYS }),
    Max(MAX_KEY, { each: true, message: KEYS }),
  ])
  employee_ids?: number[] | null;

  @FilterField('As the filter of the list of employees; {} stands for all', { industry: 'IT' })
  filter?: Record<string, unknown> | null;

  @FilterField('As the filter of the access log: whoever was opened', {
    actor_id: 3,
    at_gte: '2026-11-23T03:30:00Z',
    at_lte: '2026-11-23T11:02:00Z',
  })
  opened?: Record<string, unknown> | null;
}

/** That it was reported. */
export class ReportedDto {
  @ChoiceField(REPORTS, {
    label: 'Report',
    doc: 'To whom, and to the Board also with all details',
    example: 'cert_in',
    required: 'Please say to whom it was reported',
  })
  to: Report;

  @MomentField({ label: 'When', doc: 'When; now by default', example: '2026-11-23T15:02:00Z' })
  at?: string | null;
}

/** That the Board gives more time. */
export class ExtendedDto {
  @MomentField({
    label: 'Until',
    doc: 'Until when the Board wants the details',
    example: '2026-11-30T12:30:00Z',
    required: 'Please say until when',
  })
  until: string;

  @TextField({
    label: 'Reason',
    max: 500,
    doc: 'Why, and how the Board said so',
    example: 'Letter of the Board, 25 November.',
    required: 'Reason is required',
    emptied: 'Reason is required',
  })
  reason: string;
}

/** How it ends. */
export class EndBreachDto {
  @TextField({
    label: 'Reason',
    lines: true,
    max: 2_000,
    doc: 'Why it is over, or why it was no breach',
    example: 'The list held test data only.',
    required: 'Reason is required',
    emptied: 'Reason is required',
  })
  reason: string;
}

/** How many people were added. */
export class AddedPeopleDto {
  @Reply('How many were not there yet', 40)
  added: number;
}

/** How many people would be added. */
export class CountedPeopleDto extends AddedPeopleDto {
  @Reply('Up to how many more stood in lists that an account of the staff read; nobody is added for them', 4000)
  by_lists: number;
}

/** A text to be copied. */
export class BreachReportDto {
  @Reply('Plain text', 'Intimation of a personal data breach …')
  text: string;
}
