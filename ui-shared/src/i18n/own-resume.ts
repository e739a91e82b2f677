import { ownResume as texts } from './en/own-resume';
import type { texts as dashboards } from './en/public-dashboards';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('ownResume', texts);

/** Texts of the employee's resume and dashboard, and shared ones. */
export const t: Translate<PublicTexts & typeof dashboards & typeof texts> = translate;
