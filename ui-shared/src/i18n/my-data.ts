import { myData as texts } from './en/my-data';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('myData', texts);

/** Texts of the page about the own data, and shared ones. */
export const t: Translate<PublicTexts & typeof texts> = translate;
