import { keep as texts } from './en/keep';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('keep', texts);

/** Texts of the question whether a person's details may be kept, and shared ones. */
export const t: Translate<PublicTexts & typeof texts> = translate;
