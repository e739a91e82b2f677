import './public-dashboards';
import { ownInterviews as texts } from './en/own-interviews';
import type { texts as dashboards } from './en/public-dashboards';
import { addPart } from './translate';

/** Texts of interviews for those who are asked to them, of the dashboards, and shared ones. */
export const t = addPart<typeof texts, typeof dashboards>('ownInterviews', texts);
