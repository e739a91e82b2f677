import { useCallback } from 'react';
import { useStore } from 'react-admin';
import { HAS_ENDED, PLACEMENT_STATUSES, type PlacementStatus } from '@niyukt/ui-shared/domain/choices';

/** Where a connection ends. Their columns are narrow strips, on which cards can be dropped, until the user opens them. */
const ENDS = PLACEMENT_STATUSES.filter((status) => status === 'placed' || HAS_ENDED[status]);

/** Whether a connection in this status waits for nothing any more. */
export const isEnd = (status: string): boolean => (ENDS as readonly string[]).includes(status);

const NONE: PlacementStatus[] = [];

interface Folds {
  isFoldable: (status: PlacementStatus) => boolean;
  isFolded: (status: PlacementStatus) => boolean;
  setFolded: (status: PlacementStatus, isFolded: boolean) => void;
}

/** Which columns this person has folded; remembered. */
export function useFolds(): Folds {
  const [unfolded, setUnfolded] = useStore<PlacementStatus[]>('connections.board.unfolded', NONE);
  const setFolded = useCallback(
    (status: PlacementStatus, isFolded: boolean) =>
      setUnfolded((others) => [...others.filter((other) => other !== status), ...(isFolded ? [] : [status])]),
    [setUnfolded],
  );
  return {
    isFoldable: isEnd,
    isFolded: (status) => isEnd(status) && !unfolded.includes(status),
    setFolded,
  };
}
