import { useListContext } from 'react-admin';

/** All that the list is asked for: what was chosen, and what its page adds. */
export function useListFilter(): object {
  const { filter, filterValues } = useListContext();
  return { ...(filterValues as object), ...(filter as object) };
}
