/** Which part of a list is requested. */
export interface ListQuery {
  filter: object;
  sort: { field: string; order: 'ASC' | 'DESC' };
  pagination: { page: number; perPage: number };
}

/** As `encodeURIComponent`, and the five characters that it leaves. */
const encoded = (value: unknown): string =>
  encodeURIComponent(JSON.stringify(value)).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Address of a part of a list, letter by letter as ra-data-simple-rest makes it. */
export function listCall(resource: string, { filter, sort, pagination: { page, perPage } }: ListQuery): string {
  const range = [(page - 1) * perPage, page * perPage - 1];
  const query = `filter=${encoded(filter)}&range=${encoded(range)}&sort=${encoded([sort.field, sort.order])}`;
  return `/api/admin/${resource}?${query}`;
}

/**
 * Address of a part of a search: what is requested by name, and the server decides on the order.
 * @param path below `/api/admin`
 */
export function searchCall(path: string, { filter, pagination: { page, perPage } }: Omit<ListQuery, 'sort'>): string {
  const query = searchQuery(filter);
  query.set('range', JSON.stringify([(page - 1) * perPage, page * perPage - 1]));
  return `/api/admin${path}?${query.toString()}`;
}

/** What is requested, by name; several values are separated by commas, what is empty is left out. */
export function searchQuery(filter: object): URLSearchParams {
  // an array's text are its values between commas
  const given = Object.entries(filter).map(([name, value]) => [name, String(value ?? '')]);
  return new URLSearchParams(given.filter(([, value]) => value !== ''));
}
