import { type DemoConnection } from './connection.js';
import { DATA_AND_SYSTEMS_CONNECTIONS, SOFTWARE_CONNECTIONS } from './connections-it.js';
import { CARE_AND_PRODUCTION_CONNECTIONS, COMMERCIAL_CONNECTIONS } from './connections-non-it.js';

/** Every demo connection, earliest first. */
export const CONNECTIONS: readonly DemoConnection[] = [
  ...SOFTWARE_CONNECTIONS,
  ...DATA_AND_SYSTEMS_CONNECTIONS,
  ...COMMERCIAL_CONNECTIONS,
  ...CARE_AND_PRODUCTION_CONNECTIONS,
].sort(([, , , connected], [, , , otherConnected]) => otherConnected - connected);
