import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Hub from '@mui/icons-material/HubOutlined';
import People from '@mui/icons-material/PeopleOutline';
import Work from '@mui/icons-material/WorkOutline';
import type { SvgIconComponent } from '@mui/icons-material';
import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import { isSuperAdmin, type Staff } from '../access/staff';

/** A part of the console. */
export interface Section {
  path: string;
  label: string;
  Icon: SvgIconComponent;
  /** Pressed after g, it opens the section. */
  key: string;
  /** Has a place of its own in the bar of a phone; the others are behind "More". */
  isMain: boolean;
}

/** Sections under one heading, where all of them are listed. */
export interface SectionGroup {
  title: string;
  sections: readonly Section[];
}

const section = (
  path: string,
  label: ConsoleTextKey,
  Icon: SvgIconComponent,
  key: string,
  isMain = false,
): Section => ({ path, label: t(label), Icon, key, isMain });

const WORK: SectionGroup = {
  title: t('console.work'),
  sections: [
    section('/', 'section.dashboard', Dashboard, 'd', true),
    section('/employees', 'section.employees', People, 'e', true),
    section('/companies', 'section.companies', Apartment, 'c'),
    section('/job-requests', 'section.jobRequests', Work, 'j', true),
    section('/connections', 'section.connections', Hub, 'n', true),
    section('/placements', 'section.placements', Handshake, 'p'),
  ],
};
const OFFICE: SectionGroup = {
  title: t('console.office'),
  sections: [
    section('/admins', 'section.admins', AdminPanelSettings, 'a'),
    section('/audit-log', 'section.activity', History, 'l'),
  ],
};

/** The sections that this person may open, under their headings. */
export const sectionGroupsFor = (staff: Staff): SectionGroup[] => (isSuperAdmin(staff) ? [WORK, OFFICE] : [WORK]);

/** The sections that this person may open, in the order of the header. */
export const sectionsFor = (staff: Staff): Section[] => sectionGroupsFor(staff).flatMap(({ sections }) => sections);

/** The section of an address, without the console's prefix. */
export const sectionAt = (sections: readonly Section[], pathname: string): Section | undefined =>
  sections.find(({ path }) => path === `/${pathname.split('/')[1] ?? ''}`);
