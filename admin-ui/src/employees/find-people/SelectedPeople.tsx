import { useListContext } from 'react-admin';
import { lazyPart } from '../../kit/chunks/lazy-part';
import BulkActionsToolbar from '../../kit/lists/BulkActionsToolbar';
import { SEARCH } from './search';

const BulkConnectButton = lazyPart(() => import('../../recruiting/connections/parts/BulkConnectButton'));

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
