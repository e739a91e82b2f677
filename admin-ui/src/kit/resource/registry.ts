import { isSuperAdmin, mayDo, type Staff } from '../access/staff';
import type { Api } from './calls';
import { type ListSource, type Page, pageName } from './page';
import type { DrawerPart, Place, Records, Resource } from './resource';

const resources = new Map<string, Resource>();
let places: readonly Place[] = [];
let drawerParts: readonly DrawerPart[] = [];

const shownBy = ({ shows, views = [], rooms = [] }: Place): Resource[] => [
  ...(shows ? [shows] : []),
  ...[...views, ...rooms].flatMap(shownBy),
];

/** Makes the map of the console known, and all resources on it. */
export function registerPlaces(entries: readonly Place[]): void {
  places = entries;
  for (const resource of entries.flatMap(shownBy)) resources.set(pageName(resource.page), resource);
}

/** The entries of the header, with all that is behind them. */
export const allPlaces = (): readonly Place[] => places;

/** Every resource, in the order of the header. */
export const allResources = (): Resource[] => [...resources.values()];

/** What is known about a resource, if there is one of that name. */
export const findResource = (name: string): Resource | undefined => resources.get(name);

/**
 * The records of a resource.
 * @throws Error for a name that no resource with records has
 */
export function recordsOf(name: string): Records {
  const records = resources.get(name)?.records;
  if (!records) throw new Error(`${name} is no kind of record`);
  return records;
}

/**
 * What the list at an address reads.
 * @throws Error for an address without a list
 */
export function listAt(path: string): ListSource {
  const list = allResources().find(({ page }) => page.path === path)?.page.list;
  if (!list) throw new Error(`${path} is no list`);
  return list;
}

/** Whether the page is for this person. */
export const mayOpen = (staff: Staff, { isForSuperAdmins, needs }: Page): boolean =>
  (!isForSuperAdmins || isSuperAdmin(staff)) && (!needs || mayDo(staff, needs));

/** Makes known what drawers show beside their own, in the order in which it stands there. */
export function registerDrawerParts(parts: readonly DrawerPart[]): void {
  drawerParts = parts;
}

/** What the drawer of a resource shows beside its own. */
export const drawerPartsOf = (resource: string): DrawerPart[] =>
  drawerParts.filter(({ resources: shownBy }) => shownBy.includes(resource));

/** Loads the form of a name, if a drawer part has one. */
export const formNamed = (name: string): NonNullable<DrawerPart['forms']>[string] | undefined =>
  drawerParts.find(({ forms = {} }) => name in forms)?.forms?.[name];

/**
 * Calls of resources and drawer parts for which react-admin has no word.
 * @throws Error when two of them have the same name: the later one would be called for both
 */
export function ownCalls(api: Api): object {
  const own: Record<string, unknown> = {};
  const kinds = new Set([...allResources(), ...drawerParts].flatMap(({ calls }) => calls ?? []));
  for (const [name, call] of [...kinds].flatMap((calls) => Object.entries(calls(api)))) {
    if (name in own) throw new Error(`Two calls are named ${name}`);
    own[name] = call;
  }
  return own;
}
