import { countText } from '@niyukt/ui-shared/domain/format';
import { useListContext } from 'react-admin';

/** How many there are, or so many and more, such as "1,000+", where the server stopped counting. @param meta what `getList` answers beside the rows */
export function totalText(total: number, meta: unknown): string {
  const atLeast = (meta as { atLeast?: number } | undefined)?.atLeast;
  return atLeast === undefined ? countText(total) : `${countText(atLeast)}+`;
}

/** The total of the list that is shown; nothing as long as it is not known. */
export function useTotal(): string | undefined {
  const { total, meta, isPending } = useListContext();
  return isPending || total === undefined ? undefined : totalText(total, meta);
}
