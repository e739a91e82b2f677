import { type EntityManager } from 'typeorm';

/** A column that refers to a record by a foreign key. */
export interface Reference {
  table: string;
  column: string;
}

const REFERENCES = 'select of_table as "table", of_column as "column" from references_to($1)';

/** Every column that refers to a table, as the database knows them: so a new noun is moved by a merge without a line of its own. */
export async function referencesTo(
  transaction: EntityManager,
  table: 'employees' | 'companies' | 'connections',
): Promise<Reference[]> {
  return transaction.query<Reference[]>(REFERENCES, [table]);
}

const RIVALS = `select array_agg(quote_ident(a.attname)) as columns
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
  where i.indrelid = $1::regclass and i.indisunique and i.indpred is null and i.indexprs is null
  group by i.indexrelid having bool_or(a.attname = $2)`;

/**
 * SQL on `t` of rows that would stand twice once their reference is moved, because the winner (parameter 2) has them, too; the loser is
 * parameter 1.
 */
export async function conditionsOfConflicts(
  transaction: EntityManager,
  { table, column }: Reference,
): Promise<string[]> {
  const indexes = await transaction.query<{ columns: string[] }[]>(RIVALS, [table, column]);
  return indexes.map(({ columns }) => {
    const others = columns.filter((one) => one !== column).map((one) => ` and w.${one} = t.${one}`);
    return `t.${column} = $1 and exists (select from ${table} w where w.${column} = $2${others.join('')})`;
  });
}
