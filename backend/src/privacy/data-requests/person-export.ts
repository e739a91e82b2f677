import { type EntityManager } from 'typeorm';
import { type PersonalData, type Rows } from '../../auth/personal-data/personal-data.js';
import { type Secrets } from '../../platform/config/secrets.js';
import { findPerson } from './person-search.js';

/** Everything held about a person, by name of the place. */
export interface PersonExport {
  email: string;
  /** ISO 8601. */
  exportedAt: string;
  [name: string]: Rows | string;
}

/**
 * Collects everything held about the person with this e-mail, in one snapshot.
 * @returns nothing when nothing is held
 */
export async function exportPerson(
  manager: EntityManager,
  secrets: Secrets,
  email: string,
  places: readonly PersonalData[],
): Promise<PersonExport | undefined> {
  return manager.transaction('REPEATABLE READ', async (transaction) => {
    const person = await findPerson(transaction, email);
    const parts: Record<string, Rows> = {};
    for (const { name, read } of places) parts[name] = await read({ transaction, person, secrets });
    const isHeld = Object.values(parts).some((rows) => rows.length);
    return isHeld ? { email, exportedAt: new Date().toISOString(), ...parts } : undefined;
  });
}
