import { MIGRATIONS } from '../schema/migrations.js';
import { type DumpedSchema } from './database-tables.js';
import { type SchemaChange } from './schema-change.js';
import { SCHEMA_CHANGES } from './schema-changes.js';

/**
 * What a database holds data in after these migrations, as far as this version knows without asking one.
 * @param migrations names, in any order
 */
export function schemaAt(migrations: string[]): DumpedSchema {
  const tables = new Map<string, Set<string>>();
  const sequences = new Set<string>();
  const ran = MIGRATIONS.filter(({ name }) => migrations.includes(name));
  for (const change of ran.flatMap(({ name }) => SCHEMA_CHANGES[name] ?? [])) {
    for (const [table, columns] of Object.entries(change.tables))
      tables.set(table, applied(tables.get(table) ?? new Set(), columns));
    applied(sequences, change.sequences);
  }
  return {
    tables: [...tables]
      .filter(([, columns]) => columns.size)
      .map(([table, columns]) => ({ table, columns: [...columns] })),
    sequences: [...sequences],
  };
}

function applied(names: Set<string>, change: string): Set<string> {
  for (const name of change.split(' ').filter(Boolean)) {
    if (name.startsWith('-')) names.delete(name.slice(1));
    else names.add(name);
  }
  return names;
}

/** What a migration made of one schema another, in the form of `SCHEMA_CHANGES`. */
export function schemaChange(before: DumpedSchema, after: DumpedSchema): SchemaChange {
  const names = new Set([...before.tables, ...after.tables].map(({ table }) => table));
  const columnsIn = ({ tables }: DumpedSchema, name: string): string[] =>
    tables.find(({ table }) => table === name)?.columns ?? [];
  const tables = [...names]
    .toSorted()
    .map((name): [string, string] => [name, difference(columnsIn(before, name), columnsIn(after, name))]);
  return {
    tables: Object.fromEntries(tables.filter(([, change]) => change)),
    sequences: difference(before.sequences, after.sequences),
  };
}

function difference(before: string[], after: string[]): string {
  const gone = before.filter((name) => !after.includes(name)).map((name) => `-${name}`);
  return [...gone, ...after.filter((name) => !before.includes(name))].join(' ');
}
