import { useListContext } from 'react-admin';
import { lazyPart } from '../../platform/chunks/lazy-part';
import BulkActionsToolbar from '../../platform/lists/BulkActionsToolbar';
import { SEARCH } from './search';

const BulkConnectButton = lazyPart(() => import('../connections/parts/BulkConnectButton'));

/** Hits that the search answers at once. */
const MAX_HITS = 100;

/** How many people are selected, and what can be done with them. */
export function SelectedPeople({ isWide }: { isWide: boolean }) {
  const { onUnselectItems } = useListContext();
  return (
    <BulkActionsToolbar meta={SEARCH} max={MAX_HITS} {...(!isWide && { onDone: () => onUnselectItems() })}>
      <BulkConnectButton />
    </BulkActionsToolbar>
  );
}
