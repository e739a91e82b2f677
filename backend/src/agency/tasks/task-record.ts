import { type ListDefinition } from '../../platform/lists/list-definition.js';
import { type TaskRecordKind } from './task.dto.js';

const tables = new Map<TaskRecordKind, Pick<ListDefinition, 'table' | 'key'>>();

/** Says where the records of a kind are that own tasks may be about, once, in the room of their noun. */
export function taskRecord(kind: TaskRecordKind, { table, key }: Pick<ListDefinition, 'table' | 'key'>): void {
  if (tables.has(kind)) throw new Error(`two lists have records called ${kind}`);
  tables.set(kind, { table, key });
}

/** SQL that finds the record `$1` of a kind. */
export function recordOf(kind: TaskRecordKind): string {
  const found = tables.get(kind);
  if (!found) throw new Error(`nothing says where a ${kind} is`);
  return `select from ${found.table} where ${found.key} = $1`;
}
