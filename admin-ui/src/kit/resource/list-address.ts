/** Address of a list with filters set, and shown. @param path of the list, without the console's prefix */
export function listAddress(path: string, filter: Readonly<Record<string, unknown>>): string {
  const displayedFilters = Object.fromEntries(Object.keys(filter).map((field) => [field, true]));
  const query = { filter: JSON.stringify(filter), displayedFilters: JSON.stringify(displayedFilters) };
  return `${path}?${new URLSearchParams(query).toString()}`;
}
