import { useListContext } from 'react-admin';
import { later } from '../../platform/chunks/later';
import BulkBar from '../../platform/lists/BulkBar';
import { SEARCH } from './search';

const BulkConnectButton = later(() => import('../connections/parts/BulkConnectButton'));

/** Hits that the search answers at once. */
const MAX_HITS = 100;

/** How many people are selected, and what can be done with them. */
export function SelectedPeople({ isWide }: { isWide: boolean }) {
  const { onUnselectItems } = useListContext();
  return (
    <BulkBar meta={SEARCH} max={MAX_HITS} {...(!isWide && { onDone: () => onUnselectItems() })}>
      <BulkConnectButton />
    </BulkBar>
  );
}
