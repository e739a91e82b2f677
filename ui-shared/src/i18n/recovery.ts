import { recovery as texts } from './en/recovery';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('recovery', texts);

/** Texts of password recovery, and shared ones. */
export const t: Translate<PublicTexts & typeof texts> = translate;
