import { CARE_AND_PRODUCTION_OPENINGS } from './job-requests-care-and-production.js';
import { COMMERCIAL_OPENINGS } from './job-requests-commercial.js';
import { DATA_AND_SYSTEMS_OPENINGS } from './job-requests-data-and-systems.js';
import { SOFTWARE_OPENINGS } from './job-requests-software.js';

/** Every demo job request. */
export const OPENINGS = [
  ...SOFTWARE_OPENINGS,
  ...DATA_AND_SYSTEMS_OPENINGS,
  ...COMMERCIAL_OPENINGS,
  ...CARE_AND_PRODUCTION_OPENINGS,
] as const;

/** Keys of the demo job requests. */
export type OpeningKey = (typeof OPENINGS)[number]['key'];
