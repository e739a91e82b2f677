import { type Placement } from './placement.js';
import { DATA_AND_SYSTEMS_PLACEMENTS, SOFTWARE_PLACEMENTS } from './placements-it.js';
import { CARE_AND_PRODUCTION_PLACEMENTS, COMMERCIAL_PLACEMENTS } from './placements-non-it.js';

/** Every demo connection, earliest first. */
export const PLACEMENTS: readonly Placement[] = [
  ...SOFTWARE_PLACEMENTS,
  ...DATA_AND_SYSTEMS_PLACEMENTS,
  ...COMMERCIAL_PLACEMENTS,
  ...CARE_AND_PRODUCTION_PLACEMENTS,
].sort(([, , , connected], [, , , otherConnected]) => otherConnected - connected);
