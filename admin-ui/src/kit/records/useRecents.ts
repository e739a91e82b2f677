import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';

const STORE = 'recents';
const MAX_RECENTS = 8;

/** A record that was opened lately. */
export interface Recent {
  resource: string;
  path: string;
  name: string;
}

/** The records that were opened lately, the last one first. They are forgotten at logout. */
export function useRecentRecords(): readonly Recent[] {
  const { getItem } = useStoreContext();
  return getItem<Recent[]>(STORE, []) ?? [];
}

/** Remembers that a record was opened, or forgets one that is gone. @param path address of the record that is open */
export function useRecents(
  resource: string,
  path: string | undefined,
  name: string | undefined,
  isGone: boolean,
): void {
  const { getItem, setItem } = useStoreContext();
  useEffect(() => {
    if (path === undefined || (name === undefined && !isGone)) return;
    const others = (getItem<Recent[]>(STORE, []) ?? []).filter((other) => other.path !== path);
    setItem(STORE, isGone || name === undefined ? others : [{ resource, path, name }, ...others].slice(0, MAX_RECENTS));
  }, [getItem, setItem, resource, path, name, isGone]);
}
