import { localStorageStore, type Store } from 'react-admin';

/** What a person set up for themselves: saved queries, columns, view, unfolded columns, theme and keys. */
const KEPT = /(\.savedQueries|\.datatable(_columnRanks)?|\.view|\.unfolded|^theme)$/;

/** Settings of one person in this browser. react-admin resets its store at logout; what was set up on purpose stays. */
export function storeOf(userId: number): Store {
  const store = localStorageStore('1', `Niyukt${userId}`);
  return {
    ...store,
    reset: () => {
      for (const key of Object.keys(store.listItems?.() ?? {})) if (!KEPT.test(key)) store.removeItem(key);
    },
  };
}
