import { ApiProperty } from '@nestjs/swagger';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { type Language, LANGUAGES } from '../../platform/language/language.js';
import { ChoiceField, ShownTextField, TextField } from '../../platform/validation/fields.js';
import { TERMS_ANSWERS, type TermsAnswerGiven } from './terms-answer.entity.js';

class TermsSectionDto {
  @Reply('What the section is about', 'No fees')
  heading: string;

  @Reply('The text that counts', 'Niyukt charges employees no fees.')
  text: string;

  @Reply('The same in plain words', 'You never pay us anything.')
  summary: string;
}

export class TermsDto {
  @Reply('Version, sent along with the registration', '2026-11-01')
  version: string;

  @Reply('Title', 'Terms and conditions for employees')
  title: string;

  @ApiProperty({ type: [TermsSectionDto], description: 'Sections in order' })
  sections: TermsSectionDto[];

  @Reply('Language of the text', 'en', { enum: LANGUAGES })
  language: Language;

  @Reply(
    'SHA-256 of title, version and sections in lines, as it is kept with each answer',
    'c0ffee14a8f6a3d4d8f3c8b6b0d2f5c8e1a7b9d3c5e7f9a1b3d5f7a9c1e3d5f7',
  )
  sha256: string;
}

/** Where the caller stands with the present terms. */
export class TermsStateDto {
  @Reply('Present version of the terms for the role', '2026-11-01')
  current: string;

  @Reply('Whether the account accepted this version', true)
  is_accepted: boolean;

  @NullableReply('The last answer to this version; null when there is none', 'yes', { enum: TERMS_ANSWERS })
  answer: TermsAnswerGiven | null;
}

/** An answer to terms that were shown after a login. */
export class AnswerTermsDto {
  @TextField({
    label: 'Version',
    max: 20,
    doc: 'Version of the terms that were shown',
    example: '2026-11-01',
    required: 'Please read the terms first',
  })
  version: string;

  @ChoiceField(TERMS_ANSWERS, {
    label: 'Answer',
    doc: 'Whether they are accepted',
    example: 'yes',
    required: 'Please choose yes or no',
  })
  answer: TermsAnswerGiven;

  @ChoiceField(LANGUAGES, {
    label: 'Language',
    doc: 'Language in which they were shown; English by default',
    example: 'en',
  })
  language?: Language | null;

  @ShownTextField()
  sha256?: string | null;
}

/** The language of a text that is requested. */
export class TextLanguageDto {
  @ChoiceField(LANGUAGES, {
    label: 'Language',
    doc: 'Language of the text; English where it has no other one',
    example: 'hi',
  })
  language?: Language | null;
}
