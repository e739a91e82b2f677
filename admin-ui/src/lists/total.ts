import { countText } from '@niyukt/ui-shared/domain/format';
import { useListContext } from 'react-admin';

/** The server counts the rows of a filtered list no further than this. */
const COUNTED_ROWS = 1000;

/** How many there are, or "1,000+" where the server stopped counting. @param meta what `getList` answers beside the rows */
export function totalText(total: number, meta: unknown): string {
  const isCapped = (meta as { isTotalCapped?: boolean } | undefined)?.isTotalCapped;
  return isCapped ? `${countText(COUNTED_ROWS)}+` : countText(total);
}

/** The total of the list that is shown; nothing as long as it is not known. */
export function useTotal(): string | undefined {
  const { total, meta, isPending } = useListContext();
  return isPending || total === undefined ? undefined : totalText(total, meta);
}
