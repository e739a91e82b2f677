import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../database/prepared-statement.js';

const FORGET = new PreparedStatement(
  `delete from idempotent_calls where exists (select from unnest($1::text[], $2::text[]) k (name, value)
     where json_typeof(answer) = 'object' and answer ->> k.name = k.value)
   or exists (select from unnest($3::text[]) t (part) where position(lower(t.part) in lower(answer::text)) > 0)`,
);

/** Of two words at least: one alone stands in the answers of others, too. */
export const isFullName = (name: unknown): name is string => typeof name === 'string' && /\S\s\S/.test(name);

/**
 * Deletes answers that are stored for calls which may be repeated, once nobody is to be told what they say.
 * @param keys of the record, as answers name them
 * @param texts such as e-mails and full names
 */
export async function forgetAnswers(
  transaction: EntityManager,
  keys: Readonly<Record<string, unknown>>,
  texts: readonly string[],
): Promise<void> {
  await FORGET.within(transaction, [Object.keys(keys), Object.values(keys).map(String), texts]);
}
