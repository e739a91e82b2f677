import { IsBoolean } from 'class-validator';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { LinkTokenField } from '../../platform/link-token.js';
import { Field } from '../../platform/validation/field.js';
import { ChoiceField, ShownTextField, TextField } from '../../platform/validation/fields.js';
import { CONSENT_CHANNELS } from './consent.entity.js';
import { CONSENT_TEXT } from './consent-text.js';

const DECISION = 'Please say whether employers may see the profile';

function DecisionField(required?: string): PropertyDecorator {
  return Field(
    { doc: 'Whether employers may be shown the profile', example: true, ...(required && { required }) },
    { type: Boolean },
    [IsBoolean({ message: DECISION })],
  );
}

/** A person's decision about being shown to employers. */
export class SetConsentDto {
  @DecisionField(DECISION)
  share_with_employers: boolean;

  @TextField({
    label: 'Version',
    max: 20,
    doc: 'Version of the text that was read',
    example: CONSENT_TEXT.version,
    required: 'Please read the text first',
  })
  text_version: string;

  @ShownTextField()
  text_sha256?: string | null;
}

/** The token of a mail's link. */
export class ConsentTokenDto {
  @LinkTokenField()
  token: string;
}

/** A person's decision by the link of a mail. */
export class AnswerConsentDto extends SetConsentDto {
  @LinkTokenField()
  token: string;
}

export const CONSENT_WAYS = ['phone', 'paper', 'whatsapp'] as const;

/** What a person told the staff about being shown to employers. */
export class NoteConsentDto {
  @ChoiceField(CONSENT_WAYS, {
    label: 'How',
    doc: 'How the person said it',
    example: 'phone',
    required: 'Please say how the person told you',
  })
  how: (typeof CONSENT_WAYS)[number];

  @DecisionField()
  share_with_employers?: boolean | null;
}

export class ConsentTextDto {
  @Reply('Version of the text', CONSENT_TEXT.version)
  version: string;

  @Reply('SHA-256 of the paragraphs as JSON', CONSENT_TEXT.sha256)
  sha256: string;

  @Reply('What is consented to', CONSENT_TEXT.paragraphs, { type: [String] })
  paragraphs: readonly string[];

  @Reply('The same paragraphs in other languages', CONSENT_TEXT.translations, {
    required: false,
    additionalProperties: { type: 'array', items: { type: 'string' } },
  })
  translations?: Readonly<Record<string, readonly string[]>>;
}

/** A person's consent to be shown to employers. */
export class ConsentDto {
  @NullableReply('Whether employers may be shown the profile; null when nothing was said yet', true, { type: Boolean })
  share_with_employers: boolean | null;

  @NullableReply('Version of the text that was read', CONSENT_TEXT.version)
  text_version: string | null;

  @NullableReply('How it was said', 'own', { enum: CONSENT_CHANNELS })
  how: string | null;

  @NullableReply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  decided_at: string | null;

  @Reply('The present text', CONSENT_TEXT, { type: ConsentTextDto })
  text: ConsentTextDto;
}

/** One decision of a person about being shown to employers. */
export class ConsentDecisionDto {
  @Reply('Key', 4)
  id: number;

  @NullableReply('Whether employers may be shown the profile; null where a merge left no word', true)
  share_with_employers: boolean | null;

  @Reply('How it was said', 'phone', { enum: CONSENT_CHANNELS })
  how: string;

  @Reply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  decided_at: string;

  @NullableReply('Name of the admin who noted it, or else the e-mail', 'Meera Iyer')
  noted_by: string | null;

  @NullableReply('The company that it is about; null where it is about all of them', 'Sahyadri Software Pvt Ltd')
  company_name: string | null;

  @NullableReply('The job that it is about; null where it is about all of them', 'React Developer')
  job_title: string | null;
}

/** A person's consent with every decision before, for the agency. */
export class ConsentHistoryDto extends ConsentDto {
  @Reply('Decisions, latest first', [], { type: [ConsentDecisionDto] })
  history: ConsentDecisionDto[];
}
