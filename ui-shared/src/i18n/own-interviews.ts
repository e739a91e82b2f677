import './public-dashboards';
import { ownInterviews as texts } from './en/own-interviews';
import type { texts as dashboards } from './en/public-dashboards';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('ownInterviews', texts);

/** Texts of interviews for those who are asked to them, of the dashboards, and shared ones. */
export const t: Translate<PublicTexts & typeof dashboards & typeof texts> = translate;
