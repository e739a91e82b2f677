import { type EntityManager, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { type Secrets } from '../../platform/config/secrets.js';
import { ERASED, type Person } from './identity.js';

export type Rows = Record<string, unknown>[];

/** Number of erased or masked rows, by kind. */
export type ErasedCounts = Record<string, number>;

/** The person, and the transaction to read and write in. */
export interface PersonContext {
  transaction: EntityManager;
  person: Person;
  secrets: Secrets;
  /** Rows come without the bytes of files, which `files` has. */
  withoutFiles?: boolean;
}

/** A file of a person. */
export interface PersonFile {
  file_name: string;
  media_type: string;
  content: Buffer;
}

/** What the person may have of a place. */
export interface OwnPart {
  /** Of each row. `offers.state` is the state in each of the row's offers. */
  fields: readonly string[];
  /** Leaves out rows of which the person has not been told yet. */
  only?: (row: Rows[number]) => boolean;
}

/** Why the person gets nothing of a place. */
export interface NotOwn {
  nothing: string;
}

/** Personal data in one place. Every noun that holds some describes it in `<noun>.personal-data.ts`. */
export interface PersonalData {
  /** Name in an export. */
  name: string;
  /** Everything held, without hashes and codes: they are secrets, not facts about the person. */
  read: (context: PersonContext) => Promise<Rows>;
  /** The bytes of its files, one at a time: together they may be more than memory holds. */
  files?: (context: PersonContext) => AsyncIterable<PersonFile>;
  /**
   * What the person downloads of it (docs/rules.md#my-data): never notes, names of the staff, fees, or other people. Fields are named, so
   * that a new column is not given out by itself.
   */
  own: OwnPart | NotOwn;
  /** Erases it. Not needed for what foreign keys delete with the account. */
  erase?: (context: PersonContext) => Promise<ErasedCounts>;
  /** What stays although it names the person, with reasons for the report; called before anything is erased. */
  retained?: (context: PersonContext) => Promise<string[]>;
  /** Texts about others in which a name stands that others have, too; called before anything is erased. */
  naming?: (context: PersonContext) => Promise<string[]>;
}

/** Columns that only repeat others. */
export const DERIVED_COLUMNS = `'{search_text,skill_keys,version}'::text[]`;

/** @param sql selects each row as `record`, for the keys in its only parameter */
export async function recordsOf({ transaction }: PersonContext, sql: string, keys: number[]): Promise<Rows> {
  const rows = await transaction.query<{ record: Record<string, unknown> }[]>(sql, [keys]);
  return rows.map(({ record }) => record);
}

/**
 * Deletes rows of a table.
 * @returns their number
 */
export async function deleteRows<T extends ObjectLiteral>(
  { transaction }: PersonContext,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
): Promise<number> {
  return (await transaction.delete(entity, where)).affected ?? 0;
}

/**
 * Runs an update or a delete.
 * @returns the number of changed rows
 */
export async function changedRows(transaction: EntityManager, sql: string, parameters: unknown[]): Promise<number> {
  return (await transaction.query<[unknown[], number]>(sql, parameters))[1];
}

/**
 * Calls a function of the owner's that erases where the working role may not change anything.
 * @param call for instance `erase_history($1)`
 * @returns what it answers
 */
export async function erasedBy<T = number>(
  transaction: EntityManager,
  call: string,
  parameters: unknown[],
): Promise<T> {
  const [row] = await transaction.query<[{ erased: T }]>(`select to_jsonb(${call}) as erased`, parameters);
  return row.erased;
}

/** SQL: a text without what the patterns `$1` find in it. */
export const withoutPerson = (text: string): string =>
  `coalesce(regexp_replace(${text}, nullif(array_to_string($1::text[], '|'), ''), '${ERASED}', 'gi'), ${text})`;

/** A column of free text: table, key, column. */
export type FreeText = readonly [table: string, key: string, column: string];
/** Columns of one table. */
export type FreeTexts = readonly [FreeText, ...FreeText[]];

/**
 * Masks e-mails, phones and full names that only the person has in texts about others.
 * @returns the number of texts
 */
export async function maskTexts({ transaction, person }: PersonContext, texts: readonly FreeText[]): Promise<number> {
  let changed = 0;
  for (const [table, , column] of texts) {
    changed += await changedRows(
      transaction,
      `update ${table} set ${column} = ${withoutPerson(column)} where ${column} ~* any($1)`,
      [person.patterns],
    );
  }
  return changed;
}

/** Names of the person that may be another person's. */
export const sharedNames = ({ names, soleNames }: Person): string[] =>
  names.filter((name) => !soleNames.includes(name));

/**
 * Names that others have, too, stay in free text: it may be about them.
 * @param others SQL of which rows are not the person's own; its parameters `keys` begin with the second one
 * @returns which texts have such a name, for the report
 */
export async function namingTexts(
  { transaction, person }: PersonContext,
  what: string,
  texts: FreeTexts,
  others = 'true',
  keys: unknown[] = [],
): Promise<string[]> {
  const [[table, key]] = texts;
  const text = `concat_ws(chr(31), ${texts.map(([, , column]) => column).join(', ')})`;
  const rows = await transaction.query<{ id: number }[]>(
    `select ${key} as id from ${table} where ${text} ~* any(person_patterns('{}', '{}', $1)) and ${others} order by 1`,
    [sharedNames(person), ...keys],
  );
  return rows.length ? [`${what} ${rows.map(({ id }) => id).join(', ')}`] : [];
}
