import { useListContext } from 'react-admin';
import { BulkBar } from '../../platform/lists/BulkBar';
import { BulkConnectButton } from '../connections/parts/BulkConnectButton';
import { SEARCH } from './search';

/** How many people are selected, and what can be done with them. */
export function SelectedPeople({ isWide }: { isWide: boolean }) {
  const { onUnselectItems } = useListContext();
  return (
    <BulkBar meta={SEARCH} {...(!isWide && { onDone: () => onUnselectItems() })}>
      <BulkConnectButton />
    </BulkBar>
  );
}
