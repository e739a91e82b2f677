import type { SvgIconComponent } from '@mui/icons-material';
import { t } from '../../texts/console';
import { mayDo, type Staff } from '../access/staff';
import { allPlaces, allResources, mayOpen } from './registry';
import type { Place, Resource } from './resource';

/** A place of the console, as one person has it. */
export interface Section {
  path: string;
  /** What its link says. */
  label: string;
  /** What it is called by itself, out of sight of its entry. */
  name: string;
  Icon?: SvgIconComponent;
  isMain: boolean;
  isTool: boolean;
  views: readonly Section[];
  rooms: readonly Section[];
}

/** The resources that this person may open. */
export const resourcesFor = (staff: Staff): Resource[] => allResources().filter(({ page }) => mayOpen(staff, page));

const mayEnter = (staff: Staff, { shows, needs }: Place): boolean =>
  (!shows || mayOpen(staff, shows.page)) && (!needs || mayDo(staff, needs));

const sectionsOf = (staff: Staff, places: readonly Place[] = []): Section[] =>
  places.flatMap((place) => {
    const { shows, title = shows?.title, Icon, isMain = false, isTool = false } = place;
    const views = sectionsOf(staff, place.views);
    const path = place.path ?? shows?.page.path ?? views[0]?.path;
    if (!title || path === undefined || !mayEnter(staff, place)) return [];
    const label = t(title);
    const name = shows && !place.path ? t(shows.title) : label;
    const rooms = sectionsOf(staff, place.rooms);
    return [{ path, label, name, ...(Icon && { Icon }), isMain, isTool, views, rooms }];
  });

/** The entries of the header for this person. */
export const entriesFor = (staff: Staff): Section[] => sectionsOf(staff, allPlaces());

/** The entries that a number leads to: 1 to the first of them. */
export const numberedFor = (staff: Staff): Section[] => entriesFor(staff).filter(({ isTool }) => !isTool);

const isUnder = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

const pathsFrom = (section: Section, above: readonly Section[] = []): Section[][] => {
  const trail = [...above, section];
  return [trail, ...[...section.views, ...section.rooms].flatMap((next) => pathsFrom(next, trail))];
};

const pathOf = (trail: readonly Section[]): string => trail.at(-1)?.path ?? '';

/**
 * The way to an address: its entry, and what leads on from there. Nothing at an address that is no place.
 * @param pathname without the console's prefix
 */
export const trailTo = (entries: readonly Section[], pathname: string): Section[] =>
  entries
    .flatMap((entry) => pathsFrom(entry))
    .filter((trail) => isUnder(pathOf(trail), pathname))
    .toSorted((one, other) => pathOf(other).length - pathOf(one).length || other.length - one.length)[0] ?? [];

/** Every place by its name, an entry before what is behind it. */
export function namedPlaces(entries: readonly Section[]): Section[] {
  const names = new Set<string>();
  return entries
    .flatMap((entry) => pathsFrom(entry).map((trail) => trail.at(-1) ?? entry))
    .filter(({ path, name }) => {
      const isNew = !names.has(path + name);
      names.add(path + name);
      return isNew;
    });
}
