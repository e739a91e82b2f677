import { texts } from './en/public-dashboards';
import { addPart } from './translate';

/** Texts of the dashboards of employees and companies, and shared ones. */
export const t = addPart('dashboards', texts);
