import './public-dashboards';
import { applications as texts } from './en/applications';
import type { texts as dashboards } from './en/public-dashboards';
import { addPart } from './translate';

/** Texts of a person's applications and consent, of the dashboards, and shared ones. */
export const t = addPart<typeof texts, typeof dashboards>('applications', texts);
