import './public-dashboards';
import { companyCandidates as texts } from './en/company-candidates';
import type { texts as dashboards } from './en/public-dashboards';
import { addPart } from './translate';

/** Texts of the candidates of a company, of the dashboards, and shared ones. */
export const t = addPart<typeof texts, typeof dashboards>('companyCandidates', texts);
