import { offers as texts } from './en/offers';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('offers', texts);

/** Texts of offers, and shared ones. */
export const t: Translate<PublicTexts & typeof texts> = translate;
