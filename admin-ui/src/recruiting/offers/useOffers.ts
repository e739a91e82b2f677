import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import type { Joining, Offer } from '@niyukt/ui-shared/api/types';
import type { OfferProvider } from './calls';

/** The offers of a connection, newest first. */
export function useOffers(connection: Identifier) {
  const dataProvider = useDataProvider<OfferProvider>();
  return useQuery({
    queryKey: ['connections', 'offers', String(connection)],
    queryFn: async () => {
      const rows: unknown = await dataProvider.getOffers(connection);
      // react-admin answers an empty record once the session has ended
      return Array.isArray(rows) ? (rows as Offer[]) : [];
    },
  });
}

/** What is done before the person joins, and whether they still do. */
export function useJoining(connection: Identifier) {
  const dataProvider = useDataProvider<OfferProvider>();
  const queryClient = useQueryClient();
  const queryKey = ['connections', 'joining', String(connection)];
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const joining = await dataProvider.getJoining(connection);
      return Array.isArray((joining as Partial<Joining>).items) ? joining : null;
    },
  });
  return { ...query, readAgain: (): Promise<void> => queryClient.invalidateQueries({ queryKey }) };
}
