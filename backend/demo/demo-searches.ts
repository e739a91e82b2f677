import { type EntityManager } from 'typeorm';
import { type SearchDto } from '../src/recruiting/people-search/dto/search.dto.js';
import { SavedSearch } from '../src/recruiting/people-search/saved/saved-search.entity.js';
import { workingMoment } from './calendar.js';
import { DEMO_ADMIN_EMAIL, type DemoAccounts } from './demo-accounts.js';

const ELEVEN_O_CLOCK = 11 * 60;

/** Searches that the demo admin keeps; what is shared is the others', too. */
const SEARCHES: readonly (readonly [name: string, query: SearchDto, shared: boolean, daysAgo: number])[] = [
  ['React or Angular, Pune and Bengaluru', { q: 'react OR angular', location: 'Pune, Bengaluru' }, true, 34],
  ['Java for payments', { q: 'java "spring boot"', min_salary: 900_000 }, true, 21],
  ['Tally and GST, free now', { skills: 'Tally Prime, GST Returns', available: true }, true, 16],
  ['Nurses with intensive care', { q: 'nurse "icu"' }, false, 8],
  ['CNC people around Delhi', { q: 'cnc -trainee', location: 'Gurugram, Noida, Delhi' }, false, 4],
];

/** Inserts the saved searches of the demo admin. */
export async function insertDemoSearches(transaction: EntityManager, now: Date, accounts: DemoAccounts): Promise<void> {
  const owner = accounts.get(DEMO_ADMIN_EMAIL);
  if (!owner) return;
  const rows = SEARCHES.map(([name, query, shared, daysAgo]) =>
    transaction.create(SavedSearch, {
      owner_id: owner.user_id,
      name,
      query,
      shared,
      created_at: workingMoment(now, daysAgo, ELEVEN_O_CLOCK),
    }),
  );
  await transaction.insert(SavedSearch, rows);
}
