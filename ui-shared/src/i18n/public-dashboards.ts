import { texts } from './en/public-dashboards';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('dashboards', texts);

/** Texts of the dashboards of employees and companies, and shared ones. */
export const t: Translate<PublicTexts & typeof texts> = translate;
