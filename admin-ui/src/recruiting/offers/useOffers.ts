import type { Identifier } from 'react-admin';
import { useRead } from '../../kit/providers/useRead';
import type { OfferProvider } from './calls';

/** The offers of a connection, newest first. */
export const useOffers = (connection: Identifier) =>
  useRead(
    ['connections', 'offers', String(connection)],
    (dataProvider: OfferProvider) => dataProvider.getOffers(connection),
    { isRead: Array.isArray },
  );

/** What is done before the person joins, and whether they still do. */
export const useJoining = (connection: Identifier) =>
  useRead(
    ['connections', 'joining', String(connection)],
    (dataProvider: OfferProvider) => dataProvider.getJoining(connection),
    { isRead: ({ items }) => Array.isArray(items) },
  );
