import './public-dashboards';
import type { texts as dashboards } from './en/public-dashboards';
import { ownInterviews as texts } from './en/own-interviews';
import type { Translate } from './text';
import { addEnglish, translate, type PublicTexts } from './translate';

addEnglish('ownInterviews', texts);

/** Texts of interviews for those who are asked to them, of the dashboards, and shared ones. */
export const t: Translate<PublicTexts & typeof dashboards & typeof texts> = translate;
