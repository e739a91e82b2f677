import { use, useEffect, useEffectEvent, useRef } from 'react';
import { ListContext, type Identifier, type ListControllerResult } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordPath } from '../resource/ListPath';

interface Neighbours {
  previous?: () => void;
  next?: () => void;
}

/**
 * Leads from a record in its drawer to the one before and after it, in the order of the list below; at an end of the
 * page it turns the page. The history does not grow, so that closing leads back to the list.
 */
export function useNeighbours(id: string | undefined, path: string): Neighbours {
  const list = use<ListControllerResult | null>(ListContext);
  const { search } = useLocation();
  const navigate = useNavigate();
  const turned = useRef<{ page: number; isForward: boolean }>(undefined);
  const { data = [], page = 1, isFetching = false, hasNextPage = false, hasPreviousPage = false } = list ?? {};
  const ids = data.map((record) => (record as { id: Identifier }).id);

  const open = (other: Identifier): void =>
    void navigate({ pathname: recordPath(path, other), search }, { replace: true });
  const turn = (isForward: boolean): void => {
    turned.current = { page: page + (isForward ? 1 : -1), isForward };
    const query = new URLSearchParams(search);
    query.set('page', String(turned.current.page));
    void navigate({ search: query.toString() }, { replace: true });
  };

  const arrive = useEffectEvent((): void => {
    if (turned.current?.page !== page || isFetching) return;
    const other = ids.at(turned.current.isForward ? 0 : -1);
    turned.current = undefined;
    if (other !== undefined) open(other);
  });
  useEffect(() => arrive(), [page, isFetching]);

  const place = ids.findIndex((other) => String(other) === id);
  if (place < 0) return {};
  const [before, after] = [ids[place - 1], ids[place + 1]];
  return {
    ...(before === undefined ? hasPreviousPage && { previous: () => turn(false) } : { previous: () => open(before) }),
    ...(after === undefined ? hasNextPage && { next: () => turn(true) } : { next: () => open(after) }),
  };
}
