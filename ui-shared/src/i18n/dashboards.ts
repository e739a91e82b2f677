import { texts } from './en/dashboards';
import type { Translate } from './text';
import { addEnglish, translate, type PublicTexts } from './translate';

addEnglish('dashboards', texts);

/** A text of the dashboards of employees and companies, or one that every page shares. */
export const t: Translate<PublicTexts & typeof texts> = translate;
