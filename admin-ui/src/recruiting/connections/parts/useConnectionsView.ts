import { useStore } from 'react-admin';

/** How the connections are shown. */
export type ConnectionsView = 'table' | 'board';

/** The view that this person chose last, and a function that chooses another. */
export const useConnectionsView = () => useStore<ConnectionsView>('connections.view', 'table');
