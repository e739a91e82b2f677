import { ownResume as texts } from './en/own-resume';
import type { texts as dashboards } from './en/public-dashboards';
import { addPart } from './translate';

/** Texts of the employee's resume and dashboard, and shared ones. */
export const t = addPart<typeof texts, typeof dashboards>('ownResume', texts);
