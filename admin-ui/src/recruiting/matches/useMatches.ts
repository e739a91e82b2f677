import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import type { Match } from '../connections/parts/match-words';

/** Suggestions that are there at first. */
const AT_REST = 3;
/** That each press adds. */
const STEP = 5;
/** Read beyond those that are shown, in place of who is connected already. */
const SPARE = 10;
const MAX_SHOWN = 50;
/** The server sorts by the score. */
const ANY_SORT = { field: 'id', order: 'DESC' } as const;

/**
 * Records of a resource that are not connected yet, those that fit best first.
 * @param path of the matches, below `/api/admin`
 * @param filter which of them
 */
export function useMatches<R extends RaRecord>(
  resource: string,
  path: string,
  filter: Readonly<Record<string, string>> = {},
) {
  const [shown, setShown] = useState(AT_REST);
  const { data, total, error, refetch } = useGetList<R & Pick<Match, 'connection'>>(
    resource,
    { pagination: { page: 1, perPage: shown + SPARE }, sort: ANY_SORT, filter, meta: { search: path } },
    { placeholderData: keepPreviousData },
  );
  // react-admin answers an empty record once the session has ended
  const read = Array.isArray(data) ? data.filter(({ connection }) => !connection) : undefined;
  return {
    matches: read?.slice(0, shown),
    /** Some more than are shown. */
    read,
    error,
    retry: () => void refetch(),
    more: data && shown < Math.min(total ?? 0, MAX_SHOWN) ? () => setShown(shown + STEP) : undefined,
  };
}
