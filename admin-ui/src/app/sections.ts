import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import { isSuperAdmin, type Staff } from '../access/staff';

/** A part of the console, as a tab in the header. */
export interface Section {
  path: string;
  label: string;
  /** Pressed after g, it opens the section. */
  key: string;
}

const section = (path: string, label: ConsoleTextKey, key: string): Section => ({ path, label: t(label), key });

const FOR_ALL = [
  section('/', 'section.dashboard', 'd'),
  section('/employees', 'section.employees', 'e'),
  section('/companies', 'section.companies', 'c'),
  section('/job-requests', 'section.jobRequests', 'j'),
  section('/connections', 'section.connections', 'n'),
  section('/placements', 'section.placements', 'p'),
];
const FOR_SUPER_ADMINS = [section('/admins', 'section.admins', 'a'), section('/audit-log', 'section.activity', 'l')];

/** The sections that this person may open, in the order of the header. */
export function sectionsFor(staff: Staff): Section[] {
  return isSuperAdmin(staff) ? [...FOR_ALL, ...FOR_SUPER_ADMINS] : FOR_ALL;
}
