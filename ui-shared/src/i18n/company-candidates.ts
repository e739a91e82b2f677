import './public-dashboards';
import { companyCandidates as texts } from './en/company-candidates';
import type { texts as dashboards } from './en/public-dashboards';
import type { Translate } from './text';
import { addEnglish, type PublicTexts, translate } from './translate';

addEnglish('companyCandidates', texts);

/** Texts of the candidates of a company, of the dashboards, and shared ones. */
export const t: Translate<PublicTexts & typeof dashboards & typeof texts> = translate;
