/** Tells the data provider to read people by the search. */
export const SEARCH = { search: '/candidates/search' } as const;
