import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Identifier, ListContext, type ListControllerResult } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { recordPath } from '../resource/ListPath';

interface Neighbours {
  previous?: () => void;
  next?: () => void;
  /** The record was in the list when it was opened and is not any more: what it waited for is done. */
  hasLeft?: boolean;
}

/** The rows of a page as they were when a record of it was opened, and those that came since. */
interface Queue {
  page: number;
  ids: readonly Identifier[];
}

const NO_QUEUE: Queue = { page: 0, ids: [] };

/**
 * Leads from a record in its drawer to the one before and after it, in the order of the list as it was when the drawer was opened: a
 * record that has left the list's filter since keeps its place. At an end of the page it turns the page. The history does not grow,
 * so that closing leads back to the list.
 * @param id of the record in the open drawer
 */
export function useNeighbours(id: string | undefined, path: string): Neighbours {
  const list = use<ListControllerResult | null>(ListContext);
  const { search } = useLocation();
  const navigate = useNavigate();
  const turned = useRef<{ page: number; isForward: boolean }>(undefined);
  const { data = [], page = 1, isFetching = false, hasNextPage = false, hasPreviousPage = false } = list ?? {};
  const ids = data.map((record) => (record as { id: Identifier }).id);
  const [queue, setQueue] = useState(NO_QUEUE);

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

  const isThere = ids.some((other) => String(other) === id);
  const isQueued = queue.page === page && queue.ids.some((other) => String(other) === id);
  const unseen = ids.filter((other) => !queue.ids.includes(other));
  if (id === undefined) {
    if (queue !== NO_QUEUE) setQueue(NO_QUEUE);
  } else if (!isQueued) {
    if (isThere && !isFetching) setQueue({ page, ids });
  } else if (unseen.length > 0 && !isFetching) setQueue({ page, ids: [...queue.ids, ...unseen] });

  const place = queue.page === page ? queue.ids.findIndex((other) => String(other) === id) : -1;
  if (place < 0) return {};
  const [before, after] = [queue.ids[place - 1], queue.ids[place + 1]];
  return {
    ...(before === undefined ? hasPreviousPage && { previous: () => turn(false) } : { previous: () => open(before) }),
    ...(after === undefined ? hasNextPage && { next: () => turn(true) } : { next: () => open(after) }),
    hasLeft: !isThere,
  };
}
