/** What a list is asked for. */
export const filterQuery = (filter: object): string => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Address of a list with filters set, and shown. @param path of the list, without the console's prefix */
export function listAddress(path: string, filter: Readonly<Record<string, unknown>>): string {
  const displayedFilters = Object.fromEntries(Object.keys(filter).map((field) => [field, true]));
  const query = { filter: JSON.stringify(filter), displayedFilters: JSON.stringify(displayedFilters) };
  return `${path}?${new URLSearchParams(query).toString()}`;
}

/** The words under which a list keeps in the address what it shows. */
const WORDS = ['filter', 'displayedFilters', 'sort', 'order', 'page', 'perPage'];

/** The words of a list alone: others of the same address are for what else is shown there. */
export function ownWords(search: string): string {
  const own = new URLSearchParams([...new URLSearchParams(search)].filter(([word]) => WORDS.includes(word)));
  return own.size ? `?${own.toString()}` : '';
}
