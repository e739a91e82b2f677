import './public-dashboards';
import { applications as texts } from './en/applications';
import type { texts as dashboards } from './en/public-dashboards';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('applications', texts);

/** Texts of a person's applications and consent, of the dashboards, and shared ones. */
export const t: Translate<PublicTexts & typeof dashboards & typeof texts> = translate;
