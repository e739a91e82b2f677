import { ownResume as texts } from './en/own-resume';
import type { texts as dashboards } from './en/dashboards';
import type { Translate } from './text';
import { addEnglish, translate, type PublicTexts } from './translate';

addEnglish('ownResume', texts);

/** A text of the employee's resume, of the dashboard around it, or one that every page shares. */
export const t: Translate<PublicTexts & typeof dashboards & typeof texts> = translate;
