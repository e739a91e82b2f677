import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { useCallback } from 'react';
import { useStore } from 'react-admin';

/** Where a connection ends without a placement. Their columns are strips until somebody wants to see them. */
const FOLDABLE: readonly PlacementStatus[] = ['rejected', 'dropped', 'resigned'];

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
  const isFoldable = (status: PlacementStatus): boolean => FOLDABLE.includes(status);
  return {
    isFoldable,
    isFolded: (status) => isFoldable(status) && !unfolded.includes(status),
    setFolded,
  };
}
