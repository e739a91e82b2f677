import { type ReactNode, useMemo } from 'react';
import { reactRouterProvider, RouterProviderContext } from 'react-admin';
import { ownWords } from '../resource/list-address';

/** What react-admin calls for the address: a list takes every word there for its own. */
const withOwnWords = {
  ...reactRouterProvider,
  useLocation: () => {
    const location = reactRouterProvider.useLocation();
    return useMemo(() => ({ ...location, search: ownWords(location.search) }), [location]);
  },
};

/** Lets a list see its own words of the address alone. */
export function OwnWords({ children }: { children: ReactNode }) {
  return <RouterProviderContext value={withOwnWords}>{children}</RouterProviderContext>;
}

/** Shows what is in the list the whole address again. */
export function AllWords({ children }: { children: ReactNode }) {
  return <RouterProviderContext value={reactRouterProvider}>{children}</RouterProviderContext>;
}
