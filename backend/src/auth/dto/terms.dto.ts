import { ApiProperty } from '@nestjs/swagger';
import { Reply } from '../../platform/http/reply.js';
import { LANGUAGES, type Language } from '../../platform/language/language.js';
import { ChoiceField } from '../../platform/validation/fields.js';

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

  @Reply('Language of the text', 'en', { enum: LANGUAGES, required: false })
  language?: Language;
}

/** The language of a text that is asked for. */
export class TextLanguageDto {
  @ChoiceField(LANGUAGES, {
    label: 'Language',
    doc: 'Language of the text; English where it has no other one',
    example: 'hi',
  })
  language?: Language | null;
}
