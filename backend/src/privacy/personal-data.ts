import { type EntityManager, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { type Secrets } from '../platform/config/secrets.js';
import { identityPattern, masked } from './identity.js';
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

/** Texts that people type freely: a table, its key and a column. */
export type FreeText = readonly [table: string, key: string, column: string];

/** Takes e-mails and phones of the person out of what was written about others. @returns how many texts */
export async function maskTexts({ transaction, person }: PersonContext, texts: readonly FreeText[]): Promise<number> {
  let changed = 0;
  for (const [table, key, column] of texts) {
    const rows = await transaction.query<{ id: number; text: string }[]>(
      `select ${key} as id, ${column} as text from ${table} where ${column} ~* $1`,
      [identityPattern(person)],
    );
    for (const { id, text } of rows) {
      await transaction.query(`update ${table} set ${column} = $2 where ${key} = $1`, [id, masked(person, text)]);
    }
    changed += rows.length;
  }
  return changed;
}

/** Names stay in what was written: they may be somebody else's. @returns each text in which one stands, as whoever erases reads it */
export async function namingTexts(
  { transaction, person }: PersonContext,
  what: string,
  [table, key, column]: FreeText,
  others: string,
  keys: unknown[],
): Promise<string[]> {
  const rows = await transaction.query<{ id: number }[]>(
    `select ${key} as id from ${table} where ${column} ilike any($1) and ${others} order by 1`,
    [person.names.map((name) => `%${name.replace(/[\\%_]/g, '\\$&')}%`), ...keys],
  );
  return rows.length ? [`${what} ${rows.map(({ id }) => id).join(', ')}, in which this name stands`] : [];
}
