import {
  type EntityManager,
  type EntityTarget,
  type FindOneOptions,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';
import { ApiException, type Problem } from '../errors/problem.js';

/** Nobody else changes it, or adds a row that refers to it. */
export const FOR_UPDATE = { lock: { mode: 'pessimistic_write' } } as const;
/** Nobody else changes it; rows that refer to it may be added. */
export const FOR_EDIT = { lock: { mode: 'for_no_key_update' } } as const;
/** Nobody changes it; others may hold it so, too. */
export const FOR_SHARE = { lock: { mode: 'pessimistic_read' } } as const;

/** The row, or the refusal that says that there is none. */
export async function existing<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  notFound: Problem,
  options: Omit<FindOneOptions<Row>, 'where'> = {},
): Promise<Row> {
  const row = await manager.findOne(entity, { ...options, where });
  if (!row) throw new ApiException(notFound);
  return row;
}
