import { searchRules } from '@niyukt/ui-shared/api/form-rules';
import type { SavedQuery } from './types';

/** How the people found may be ordered, the first one when nothing is chosen. */
export const HIT_ORDERS = ['match', 'newest', 'experience'] as const;
export type HitOrder = (typeof HIT_ORDERS)[number];

/** What people are searched for, as the address of the page has it. */
export interface PeopleFilter {
  q?: string;
  skills?: string[];
  location?: string;
  qualification?: string;
  available?: 'true' | 'false';
  /** Rupees a year. */
  min_salary?: number;
  max_salary?: number;
  min_years?: number;
  max_years?: number;
  order?: HitOrder;
}

/** What the list around holds as its filter. */
export const filterOf = (values: unknown): PeopleFilter => values as PeopleFilter;

/** A filter without what asks for nothing. */
function withoutEmpty(filter: Readonly<Record<string, unknown>>): PeopleFilter {
  const isSet = (value: unknown): boolean =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => isSet(value)));
}

/** What is changed, in a filter; `undefined` takes it away. */
export const changed = (
  filter: PeopleFilter,
  change: { [Name in keyof PeopleFilter]: PeopleFilter[Name] | undefined },
): PeopleFilter => withoutEmpty({ ...filter, ...change });

/** A filter as a saved search has it. */
export function queryOf({ skills, available, ...others }: PeopleFilter): SavedQuery {
  return {
    ...others,
    ...(skills && { skills: skills.join(',') }),
    ...(available && { available: available === 'true' }),
  };
}

/** The filter of a saved search. */
export function filterOfQuery({ skills, available, ...others }: SavedQuery): PeopleFilter {
  return withoutEmpty({
    ...others,
    skills: skills?.split(',').map((skill) => skill.trim()),
    available: available === null || available === undefined ? undefined : String(available),
  });
}

/** Whether two filters ask for the same. */
export function isSameFilter(one: PeopleFilter, other: PeopleFilter): boolean {
  const words = (filter: PeopleFilter): string =>
    Object.entries(withoutEmpty({ ...filter }))
      .map(([name, value]) => `${name}=${String(value)}`)
      .sort()
      .join('&');
  return words(one) === words(other);
}

/** How many filters are set besides the typed words; a range is one. */
export const countOf = ({ skills = [], location, qualification, available, ...ranges }: PeopleFilter) =>
  skills.length +
  [
    location,
    qualification,
    available,
    ranges.min_salary ?? ranges.max_salary,
    ranges.min_years ?? ranges.max_years,
  ].filter((one) => one !== undefined).length;

/** What is typed, in its order, without filters. */
export const withoutFilters = ({ q, order }: PeopleFilter): PeopleFilter =>
  withoutEmpty({ ...(q !== undefined && { q }), ...(order && { order }) });

const PATH = '/find-people';

/** Address of the page with a search. */
export const addressOfSearch = (filter: PeopleFilter): string =>
  `${PATH}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** Whether the address of the page asks for anything. */
export function asksForPeople(search: string): boolean {
  const filter = new URLSearchParams(search).get('filter');
  return filter !== null && filter !== '{}';
}

const LAKH = 100_000;

/** Rupees as lakhs, for instance 7.5. */
export const inLakh = (rupees: number): string => String(rupees / LAKH);

const { maximum: MAX_YEARS } = searchRules.max_years;

/** Typed years; nothing for an empty text, NaN for anything but a whole number. */
export function yearsOf(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^\d{1,2}$/.test(text) && Number(text) <= MAX_YEARS ? Number(text) : NaN;
}

/** Typed lakhs as rupees; nothing for an empty text, NaN for anything but a number. */
export function rupeesOf(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * LAKH) : NaN;
}
