import { registration as texts } from './en/registration';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('registration', texts);

/** Texts of the registration, and shared ones. */
export const t: Translate<PublicTexts & typeof texts> = translate;
