import { type EntityManager } from 'typeorm';
import { type Secrets } from '../platform/config/secrets.js';
import { type Person } from './person.js';

export type Rows = Record<string, unknown>[];

/** How many rows of each kind went or lost what says who somebody was. */
export type ErasedCounts = Record<string, number>;

/** Whom it is about, and where to look. */
export interface PersonContext {
  transaction: EntityManager;
  person: Person;
  secrets: Secrets;
}

/** What is held about people in one place. Every noun that holds some says how, in `<noun>.personal-data.ts`. */
export interface PersonalData {
  /** In an export. */
  name: string;
  /** Everything that is held. Hashes and codes are left out: they are secrets, not facts about somebody. */
  read: (context: PersonContext) => Promise<Rows>;
  /** Erases it. What goes with an account by foreign keys needs none. */
  erase?: (context: PersonContext) => Promise<ErasedCounts>;
}

/** Columns that say nothing about anybody which the others do not. */
export const KEPT_BY_DATABASE = `'{search_text,skill_keys,version}'::text[]`;

/** Whole rows. @param sql answers each as `record`, for the keys in its only parameter */
export async function recordsOf({ transaction }: PersonContext, sql: string, keys: number[]): Promise<Rows> {
  const rows = await transaction.query<{ record: Record<string, unknown> }[]>(sql, [keys]);
  return rows.map(({ record }) => record);
}

/** Deletes, or counts what goes with the account. @param sql a delete, or a select of what is counted */
export async function countOf({ transaction }: PersonContext, sql: string, parameters: unknown[]): Promise<number> {
  const result = await transaction.query<unknown[] | [unknown[], number]>(sql, parameters);
  return sql.startsWith('delete') ? (result as [unknown[], number])[1] : result.length;
}
