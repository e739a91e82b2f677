import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, ValidateNested } from 'class-validator';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { type Language, LANGUAGES } from '../../platform/language/language.js';
import { checkText, Field, Rule } from '../../platform/validation/field.js';
import { ChoiceField, ShownTextField, TextField } from '../../platform/validation/fields.js';
import { trimmed } from '../../platform/validation/trimmed.js';
import { MAX_EMPLOYER } from '../employee.entity.js';
import { NOTICE_VERSION } from './notice/notice.js';
import { CONSENT_WAYS } from './sharing-consent.dto.js';

const MAX_NOT_TO = 20;
const YES_OR_NO = 'Please answer yes or no';
const checkName = checkText('Each company', MAX_EMPLOYER);

function AnswerField(doc: string, required?: string): PropertyDecorator {
  return Field({ doc, example: true, ...(required && { required }) }, { type: Boolean }, [
    IsBoolean({ message: YES_OR_NO }),
  ]);
}

function readNames(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return [...new Set(value.map(trimmed).filter((name) => name !== ''))];
}

/** Whether employers may be shown the profile, and which of them the person is asked about first. */
export class SetShareDto {
  @AnswerField('Whether employers may be shown the profile', YES_OR_NO)
  answer: boolean;

  @Field(
    {
      doc: 'Names of companies about which the person is asked before each submission; what was said before stays when it is left out',
      example: ['Deccan Motors Ltd'],
    },
    { type: [String], maxItems: MAX_NOT_TO },
    [
      IsArray({ message: 'The companies must be a list of names' }),
      ArrayMaxSize(MAX_NOT_TO, { message: `At most ${MAX_NOT_TO} companies can be named` }),
      Rule((value, dto) => (value as unknown[]).map((name) => checkName(name, dto)).find((sentence) => sentence)),
    ],
    readNames,
  )
  not_to?: string[] | null;
}

/** Which notice a person read before an answer. */
export class ReadNoticeDto {
  @TextField({
    label: 'Version',
    max: 20,
    doc: 'Version of the notice that was shown',
    example: NOTICE_VERSION,
    required: 'Please read the notice first',
  })
  notice_version: string;

  @ChoiceField(LANGUAGES, {
    label: 'Language',
    doc: 'Language in which it was shown',
    example: 'en',
    required: 'Please say in which language the notice was read',
  })
  language: Language;

  @ShownTextField()
  notice_sha256?: string | null;
}

/** A person's words about purposes; what is left out stays as it is. */
export class SetConsentsDto extends ReadNoticeDto {
  @ChoiceField(['card', 'my_data'], {
    label: 'How',
    doc: 'Where it was asked: on the card after a login or, by default, among the own data',
    example: 'card',
  })
  how?: 'card' | 'my_data' | null;

  @Type(() => SetShareDto)
  @ValidateNested({ message: YES_OR_NO })
  @Field({ doc: 'Being shown to employers' }, { type: SetShareDto }, [], (value) => value)
  share?: SetShareDto | null;

  @AnswerField('Whether mails about jobs are wanted')
  jobs?: boolean | null;

  @AnswerField('Whether mails with news are wanted')
  news?: boolean | null;
}

/** What a person last said about a purpose. */
export class ConsentAnswerDto {
  @NullableReply('The answer; null when nothing was said yet', true, { type: Boolean })
  answer: boolean | null;

  @NullableReply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  decided_at: string | null;
}

export class ShareAnswerDto extends ConsentAnswerDto {
  @Reply('Companies about which the person is asked first', ['Deccan Motors Ltd'], { type: [String] })
  not_to: string[];
}

/** What a person last said about every purpose. */
export class ConsentsDto {
  @Reply('Version of the present notice', NOTICE_VERSION)
  notice_version: string;

  @Reply('Being kept to find work', { answer: true, decided_at: null }, { type: ConsentAnswerDto })
  service: ConsentAnswerDto;

  @Reply('Being shown to employers', { answer: null, decided_at: null, not_to: [] }, { type: ShareAnswerDto })
  share: ShareAnswerDto;

  @Reply('Mails about jobs', { answer: null, decided_at: null }, { type: ConsentAnswerDto })
  jobs: ConsentAnswerDto;

  @Reply('Mails with news', { answer: null, decided_at: null }, { type: ConsentAnswerDto })
  news: ConsentAnswerDto;
}

/** Purposes about which people are asked; the service ends by erasing. */
export const OPTIONAL_PURPOSES = ['share', 'jobs', 'news'] as const;
export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number];

/** A withdrawal that a person told the staff. */
export class WithdrawConsentDto {
  @ChoiceField(OPTIONAL_PURPOSES, {
    label: 'Purpose',
    doc: 'What the person takes back',
    example: 'news',
    required: 'Please say what the person takes back',
  })
  purpose: OptionalPurpose;

  @ChoiceField(CONSENT_WAYS, {
    label: 'How',
    doc: 'How the person said it, as far as it is one of these',
    example: 'phone',
  })
  how?: (typeof CONSENT_WAYS)[number] | null;

  @TextField({
    label: 'Reason',
    max: 500,
    doc: 'What the person said',
    example: 'too many mails',
    required: 'Please say how the person told you',
  })
  reason: string;
}
