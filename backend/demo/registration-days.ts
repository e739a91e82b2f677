import { type EmployerKey, EMPLOYERS } from './companies.js';
import { CONNECTIONS } from './connections.js';
import { DAYS_OF_NOTICE, EARLIER_PLACEMENTS } from './fees.js';
import { type OpeningKey, OPENINGS } from './job-requests.js';
import { PEOPLE, type PersonName } from './people.js';

/** A weekend moves a moment up to two days back, so what comes first is at least three days before what follows. */
const MARGIN = 3;

/** Days before the seed on which each job seeker registered: before the first connection; who has none came lately. */
export const PERSON_DAYS: ReadonlyMap<PersonName, number> = new Map(
  PEOPLE.map(({ full_name: name }, index) => {
    const connected = CONNECTIONS.find(([person]) => person === name)?.[3];
    return [name, connected === undefined ? 1 + ((index * 5) % 37) : connected + MARGIN + ((index * 7) % 19)];
  }),
);

/** Days before the seed on which each job request was posted: before its first connection; one without any is new. */
export const OPENING_DAYS: ReadonlyMap<OpeningKey, number> = new Map(
  OPENINGS.map(({ key }, index) => {
    const connected = CONNECTIONS.find(([, opening]) => opening === key)?.[3];
    return [key, connected === undefined ? 1 + (index % 6) : connected + MARGIN + (index % 5)];
  }),
);

/** Everybody registered after the agency's own people. */
const FIRST_REGISTRATION = 396;

/** Days before the seed on which each employer registered: before its first job request and its first placement. */
export const EMPLOYER_DAYS: ReadonlyMap<EmployerKey, number> = new Map(
  EMPLOYERS.map(({ key }, index) => {
    const posted = OPENINGS.filter(({ employer }) => employer === key).map(
      (opening) => OPENING_DAYS.get(opening.key) ?? 0,
    );
    const placed = EARLIER_PLACEMENTS.filter(({ employer }) => employer === key).map(
      ({ joined }) => (joined ?? 0) + DAYS_OF_NOTICE,
    );
    const spread = (index * 11) % 40;
    return [key, Math.min(FIRST_REGISTRATION - (index % 5), Math.max(...posted, ...placed) + MARGIN + spread)];
  }),
);
