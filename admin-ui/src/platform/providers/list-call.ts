/** Which part of a list is asked for. */
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
