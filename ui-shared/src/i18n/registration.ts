import { registration as texts } from './en/registration';
import type { Translate } from './text';
import { addEnglish, translate, type PublicTexts } from './translate';

addEnglish('registration', texts);

/** A text of the registration, or one that every page shares. */
export const t: Translate<PublicTexts & typeof texts> = translate;
