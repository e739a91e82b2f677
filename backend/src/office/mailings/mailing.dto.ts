import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, Max, Min } from 'class-validator';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { Field } from '../../platform/validation/field.js';
import { ChoiceField, KeyField, TextField, VersionField } from '../../platform/validation/fields.js';
import { MAX_KEY } from '../../platform/validation/key.js';
import { RECIPIENT_STATES } from './mailing.entity.js';
import { MAIL_PURPOSES, type MailPurpose, TEMPLATE_KINDS, type TemplateKind } from './template-kind.js';

/** Records of one mailing. */
export const MAX_RECIPIENTS = 2_000;
const IDS = `Please select 1 to ${MAX_RECIPIENTS} records`;
const MAX_BODY = 10_000;

function PurposeField(doc: string): PropertyDecorator {
  return ChoiceField(MAIL_PURPOSES, { label: 'Purpose', doc, example: 'jobs' });
}

/** A template; fields such as {{name}} are filled in for each recipient. */
export class CreateTemplateDto {
  @TextField({
    label: 'Name',
    max: 80,
    doc: 'What the staff calls it',
    example: 'Documents, please',
    required: 'Name is required',
    emptied: 'Name is required',
  })
  name: string;

  @ChoiceField(TEMPLATE_KINDS, {
    label: 'Kind',
    doc: 'Whom its mails are for',
    example: 'employee',
    required: 'Please choose whom it is for',
  })
  kind: TemplateKind;

  @PurposeField(
    'What mails to people are for, jobs by default; who said no to it gets none. Mails to companies have none',
  )
  purpose?: MailPurpose | null;

  @TextField({
    label: 'Subject',
    max: 200,
    doc: 'Subject',
    example: 'Your documents, {{name}}',
    required: 'Subject is required',
    emptied: 'Subject is required',
  })
  subject: string;

  @TextField({
    label: 'Text',
    max: MAX_BODY,
    lines: true,
    doc: 'Text; an empty line begins a paragraph',
    example: 'Hello {{name}},\n\nplease send us your documents.',
    required: 'Text is required',
    emptied: 'Text is required',
  })
  body: string;
}

/** Changes of a template. Its kind stays. */
export class EditTemplateDto {
  @TextField({
    label: 'Name',
    max: 80,
    doc: 'What the staff calls it',
    example: 'Documents, please',
    notEmpty: 'Name is required',
  })
  name?: string;

  @PurposeField('What mails to people are for; mails to companies have none')
  purpose?: MailPurpose | null;

  @TextField({
    label: 'Subject',
    max: 200,
    doc: 'Subject',
    example: 'Your documents, {{name}}',
    notEmpty: 'Subject is required',
  })
  subject?: string;

  @TextField({
    label: 'Text',
    max: MAX_BODY,
    lines: true,
    doc: 'Text; an empty line begins a paragraph',
    example: 'Hello {{name}},',
    notEmpty: 'Text is required',
  })
  body?: string;

  @VersionField()
  version?: number | null;
}

/** The record for which a template is filled in. */
export class FillTemplateDto {
  @KeyField({
    doc: 'Key of an employee, a company or a connection, as the template is for',
    example: 12,
    required: 'Please choose a record',
  })
  record_id: number;
}

/** A mailing to one or to many. */
export class CreateMailingDto {
  @KeyField({ doc: 'The template', example: 3, required: 'Please choose a template' })
  template_id: number;

  @ChoiceField(TEMPLATE_KINDS, {
    label: 'Kind',
    doc: 'Kind of the records',
    example: 'employee',
    required: 'Please say what the records are',
  })
  kind: TemplateKind;

  @Field(
    { doc: 'Keys of the records', example: [12, 15], required: IDS },
    { type: 'array', items: { type: 'integer' } },
    [
      IsArray({ message: IDS }),
      ArrayNotEmpty({ message: IDS }),
      ArrayMaxSize(MAX_RECIPIENTS, { message: IDS }),
      IsInt({ each: true, message: IDS }),
      Min(1, { each: true, message: IDS }),
      Max(MAX_KEY, { each: true, message: IDS }),
    ],
  )
  ids: number[];
}

/** What may stand in double braces in the templates of a kind. */
export class TemplateFieldsDto {
  @Reply('Whom its mails are for', 'employee', { enum: TEMPLATE_KINDS })
  kind: string;

  @Reply('Names of the fields', ['name', 'agency'], { type: [String] })
  fields: readonly string[];
}

/** A mail as its recipient would get it. */
export class FilledTemplateDto {
  @Reply('Who would get it', 'asha@example.in')
  recipient: string;

  @Reply('Takes no such mails: nothing is sent there', false)
  refused: boolean;

  @Reply('Subject', 'Your documents, Asha Rao')
  subject: string;

  @Reply('Text', 'Hello Asha Rao,')
  body: string;

  @Reply('Fields that have no value for this record: nothing is sent to it', [], { type: [String] })
  missing: string[];
}

/** Records that lack a value. */
export class MissingValueDto {
  @Reply('Field without a value', 'employer')
  field: string;

  @Reply('Records without it', 3)
  records: number;
}

/** What would become of a mailing if it began now. */
export class MailingCheckDto {
  @Reply('Who would get it', 37)
  recipients: number;

  @Reply('Who takes no such mails: refused them, or said no to their purpose, or was never asked for news', 2)
  refused: number;

  @Reply('Who lacks a value, by field', [], { type: [MissingValueDto] })
  missing: MissingValueDto[];

  @Reply('Records that are gone', 0)
  gone: number;
}

/** One recipient of a mailing. */
export class MailingRecipientDto {
  @Reply('Key of the record', 12)
  id: number;

  @NullableReply('Key of the person; null: it is a company', 12)
  employee_id: number | null;

  @Reply('Name of the record', 'Asha Rao')
  name: string;

  @Reply('What became of the mail', 'sent', { enum: RECIPIENT_STATES })
  state: string;

  @NullableReply('Why it was skipped: refused (as in a check), gone, or the field without a value', null, {
    type: String,
  })
  reason: string | null;
}
