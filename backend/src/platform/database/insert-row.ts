import { type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { type QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/**
 * Inserts a row into a table whose other columns the database gives: only what is said is named, because the working role may not name
 * the rest (`storage/schema/working-rights.ts`).
 * @returns the generated key
 */
export async function insertRow<T extends ObjectLiteral>(
  transaction: EntityManager,
  entity: EntityTarget<T>,
  values: QueryDeepPartialEntity<T>,
): Promise<ObjectLiteral> {
  const insert = transaction.createQueryBuilder().insert().into(entity, Object.keys(values)).values(values);
  const { identifiers } = await insert.execute();
  return identifiers[0] ?? {};
}
