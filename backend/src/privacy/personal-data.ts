import { type EntityManager, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
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
  /** What stays although it names the person, and why, as whoever erases reads it; asked before anything is erased. */
  kept?: (context: PersonContext) => Promise<string[]>;
}

/** Columns that say nothing about anybody which the others do not. */
export const KEPT_BY_DATABASE = `'{search_text,skill_keys,version}'::text[]`;

/** Whole rows. @param sql answers each as `record`, for the keys in its only parameter */
export async function recordsOf({ transaction }: PersonContext, sql: string, keys: number[]): Promise<Rows> {
  const rows = await transaction.query<{ record: Record<string, unknown> }[]>(sql, [keys]);
  return rows.map(({ record }) => record);
}

/** Deletes rows of a table. @returns how many there were */
export async function erased<T extends ObjectLiteral>(
  { transaction }: PersonContext,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
): Promise<number> {
  return (await transaction.delete(entity, where)).affected ?? 0;
}

/** Runs an update or a delete. @returns how many rows it changed */
export async function changedRows(transaction: EntityManager, sql: string, parameters: unknown[]): Promise<number> {
  return (await transaction.query<[unknown[], number]>(sql, parameters))[1];
}
