import type { SvgIconComponent } from '@mui/icons-material';
import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import type { Staff } from '../access/staff';
import { allResources, mayOpen } from './registry';
import type { Resource, SectionEntry } from './resource';

/** A part of the console. */
export interface Section {
  path: string;
  label: string;
  Icon: SvgIconComponent;
  /** Pressed after g, it opens the section. */
  key: string;
  /** Has a place of its own in the bar of a phone; the others are behind "More". */
  isMain: boolean;
  /** The section of which it is another view. */
  viewOf?: string;
}

/** Sections under one heading. */
export interface SectionGroup {
  title: string;
  sections: readonly Section[];
  /** In the header they are behind a button with the title; those of the first group are tabs. */
  isMenu: boolean;
}

const GROUPS: readonly { id: SectionEntry['group']; title: ConsoleTextKey; isMenu: boolean }[] = [
  { id: 'work', title: 'console.work', isMenu: false },
  { id: 'recruiting', title: 'console.recruiting', isMenu: true },
  { id: 'billing', title: 'console.billing', isMenu: true },
  { id: 'office', title: 'console.office', isMenu: true },
];

const sectionOf = ({ page, section: { title, Icon, key, isMain = false, viewOf } }: Resource): Section => ({
  path: page.path,
  label: t(title),
  Icon,
  key,
  isMain,
  ...(viewOf !== undefined && { viewOf }),
});

/** The resources that this person may open, in the order of the header. */
export const resourcesFor = (staff: Staff): Resource[] => allResources().filter(({ page }) => mayOpen(staff, page));

/** The sections that this person may open, under their headings. */
export function sectionGroupsFor(staff: Staff): SectionGroup[] {
  const resources = resourcesFor(staff);
  return GROUPS.map(({ id, title, isMenu }) => ({
    title: t(title),
    isMenu,
    sections: resources.filter(({ section }) => section.group === id && !section.viewOf).map(sectionOf),
  })).filter(({ sections }) => sections.length > 0);
}

/** The sections that this person may open, in the order of the header, each followed by its other views. */
export function sectionsFor(staff: Staff): Section[] {
  const views = resourcesFor(staff).map(sectionOf);
  return sectionGroupsFor(staff)
    .flatMap(({ sections }) => sections)
    .flatMap((section) => [section, ...views.filter(({ viewOf }) => viewOf === section.path)]);
}

/** The section of an address, without the console's prefix. */
export const sectionAt = (sections: readonly Section[], pathname: string): Section | undefined =>
  sections.find(({ path }) => path === `/${pathname.split('/')[1] ?? ''}`);
