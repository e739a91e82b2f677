import { recovery as texts } from './en/recovery';
import type { Translate } from './text';
import { addEnglish, translate, type PublicTexts } from './translate';

addEnglish('recovery', texts);

/** A text of the pages for a forgotten password, or one that every page shares. */
export const t: Translate<PublicTexts & typeof texts> = translate;
