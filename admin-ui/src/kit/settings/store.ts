import { localStorageStore, type Store } from 'react-admin';
import { chooseTheme, chosenTheme, onThemeChange, type Theme } from '@niyukt/ui-shared/theme/theme';
import { storeName } from './stored-setting';

/** What a person set up for themselves: saved queries, columns, view, unfolded columns and keys. */
const PERSONAL_SETTINGS =
  /(\.savedQueries|\.datatable(_columnRanks)?|\.view|\.unfolded|\.resumeFacts\.left|\.money|\.seen)$/;

/** One choice for this browser, which the public pages share. */
const THEME = 'theme';

/** Settings of one person in this browser. react-admin resets its store at logout; what was set up on purpose stays. */
export function storeOf(userId: number): Store {
  const store = localStorageStore('1', storeName(userId));
  return {
    ...store,
    getItem: (key, fallback) =>
      key === THEME ? ((chosenTheme() ?? fallback) as typeof fallback) : store.getItem(key, fallback),
    setItem: (key, value) => (key === THEME ? chooseTheme(value as Theme) : store.setItem(key, value)),
    subscribe: (key, callback) =>
      key === THEME ? onThemeChange(() => callback(chosenTheme())) : store.subscribe(key, callback),
    reset: () => {
      for (const key of Object.keys(store.listItems?.() ?? {})) if (!PERSONAL_SETTINGS.test(key)) store.removeItem(key);
    },
  };
}
