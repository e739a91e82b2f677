import { type Language, LANGUAGES } from '../../platform/language/language.js';
import { ChoiceField } from '../../platform/validation/fields.js';

/** The language of an account. */
export class AccountLanguageDto {
  @ChoiceField(LANGUAGES, {
    label: 'Language',
    doc: 'The language of mails and of the public site',
    example: 'hi',
    required: 'Language is required',
  })
  language: Language;
}
