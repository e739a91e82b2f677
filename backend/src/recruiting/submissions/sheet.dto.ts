import { PickType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { MASKED_KINDS } from '../../employees/resumes/masking/spans.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { Field } from '../../platform/validation/field.js';
import { IntegerField, TextField } from '../../platform/validation/fields.js';
import { MAX_KEY } from '../../platform/validation/key.js';
import { CandidateDto } from './candidates.list.js';
import { MAX_HEADLINE } from './sheet.entity.js';

const MAX_NOTE = 2_000;
export const MAX_SHEET_TEXT = 200_000;
/** Of a sheet in JSON, which may write a letter as six bytes. */
export const MAX_SHEET_BYTES = 6 * (MAX_SHEET_TEXT + MAX_NOTE + 1_000);

/** What a company is to see of a person. An absent text stays as it is; null or an empty text empties it. */
export class SetSheetDto {
  @TextField({
    label: 'Headline',
    max: MAX_HEADLINE,
    doc: 'One line about the person',
    example: 'Backend developer, 6 years',
  })
  headline?: string | null;

  @TextField({
    label: 'Note',
    max: MAX_NOTE,
    lines: true,
    doc: 'What the company is told besides',
    example: 'Can join in 30 days.',
  })
  note?: string | null;

  @Field(
    {
      doc: 'Whether the preferred salary is shown',
      example: false,
      required: 'Please say whether the salary is shown',
    },
    { type: Boolean },
    [IsBoolean({ message: 'show_salary must be true or false' })],
  )
  show_salary: boolean;

  @TextField({
    label: 'Text of the resume',
    max: MAX_SHEET_TEXT,
    lines: true,
    doc: 'The text of the resume without what tells who the person is; shown only where it is confirmed',
    example: 'Six years of TypeScript.',
  })
  resume_text?: string | null;

  @Field(
    {
      doc: 'Whether the caller has read everything and answers for it',
      example: true,
      required: 'Please say whether the profile is confirmed',
    },
    { type: Boolean },
    [IsBoolean({ message: 'confirmed must be true or false' })],
  )
  confirmed: boolean;

  @IntegerField({
    label: 'Version',
    min: 0,
    max: MAX_KEY,
    tooSmall: 'Version must be at least 0',
    doc: 'Version that the edit started from; 0 where there is no sheet yet',
    example: 0,
    required: 'Please send the version that the edit started from',
  })
  version: number;
}

/** Something that the agency should know, or confirm, before a person is shown to a company. */
export class ObstacleDto {
  @Reply('What it is', 'duplicate')
  code: string;

  @Reply('The same for people', 'There is an open pair of duplicates of this person')
  message: string;
}

/** A part of a text that reveals who a person is, and stands there still. */
export class FoundIdentityDto {
  @Reply('Where it stands', 'note')
  field: string;

  @Reply('What it is', 'phone', { enum: MASKED_KINDS })
  kind: string;

  @Reply('What stands there', '98765 43210')
  text: string;
}

/** The text of the person's resume as it is proposed for companies. */
export class SheetProposalDto {
  @NullableReply(
    'Text without what tells who the person is; null without a resume that could be read',
    'Six years of TypeScript.',
  )
  resume_text: string | null;

  @Reply('Removed', [], { type: [FoundIdentityDto] })
  removed: FoundIdentityDto[];
}

/** What a company would see, were the person submitted now. */
export class SheetPreviewDto extends PickType(CandidateDto, [
  'display_name',
  'headline',
  'skills',
  'qualification',
  'preferred_location',
  'preferred_salary',
  'note',
  'resume_text',
]) {}

/** What a company is to see of a person, with what the agency has to know about it. */
export class SheetDto {
  @Reply('The connection', 88)
  connection_id: number;

  @Reply('The name that the company sees at first', 'Asha R.')
  display_name: string;

  @NullableReply('One line about the person', 'Backend developer, 6 years')
  headline: string | null;

  @NullableReply('What the company is told besides', 'Can join in 30 days.')
  note: string | null;

  @Reply('Whether the preferred salary is shown', false)
  show_salary: boolean;

  @NullableReply('Text of the resume: as it was saved, or else as it is proposed', 'Six years of TypeScript.')
  resume_text: string | null;

  @Reply('Whether the text is proposed: none was saved', true)
  is_proposed: boolean;

  @Reply('Whether an admin answers for it; without that the text of the resume is not shown', false)
  confirmed: boolean;

  @Reply('Version: raised by every edit; 0 where nothing was saved yet', 0)
  version: number;

  @Reply('What still tells who the person is', [], { type: [FoundIdentityDto] })
  found: FoundIdentityDto[];

  @Reply('Why the person cannot be shown now', [], { type: [ObstacleDto] })
  obstacles: ObstacleDto[];

  @Reply('What is to be confirmed when the person is shown', [], { type: [ObstacleDto] })
  to_confirm: ObstacleDto[];

  @NullableReply('Whether the person agreed to be shown to employers; null when nothing was said yet', true, {
    type: Boolean,
  })
  consent: boolean | null;

  @NullableReply('Until when a submission waits for the person to agree, ISO 8601 in UTC', null, {
    type: String,
    format: 'date-time',
  })
  waits_until: string | null;

  @NullableReply('When the company came to see the person, or not to see them any more, ISO 8601 in UTC', null, {
    type: String,
    format: 'date-time',
  })
  share_changed_at: string | null;

  @NullableReply('Why it ended', 'Took another job')
  share_reason: string | null;

  @NullableReply('Who did that: e-mail of the account', 'admin@niyukt.example')
  share_changed_by: string | null;

  @Reply('Whether the company can download the uploaded file', false)
  original_file: boolean;
}
