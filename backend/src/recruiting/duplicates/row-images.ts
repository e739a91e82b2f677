import { type EntityManager } from 'typeorm';

/** A row as `to_jsonb` writes it. */
export type Row = Record<string, unknown>;

const COLUMNS = `select array_agg(quote_ident(attname)) as columns from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname = any($2)`;

const listOf = (columns: readonly string[], alias: string): string =>
  columns.map((column) => `${alias}.${column}`).join(', ');

/** Rows of a table, whole. @param condition SQL on `t` */
export async function imagesOf(
  transaction: EntityManager,
  table: string,
  condition: string,
  parameters: unknown[],
): Promise<Row[]> {
  const rows = await transaction.query<{ image: Row }[]>(
    `select to_jsonb(t) as image from ${table} t where ${condition}`,
    parameters,
  );
  return rows.map(({ image }) => image);
}

/** Puts back a deleted row, also when the table's columns changed since. An existing row with its key or unique value stays instead. */
export async function insertImage(transaction: EntityManager, table: string, image: Row): Promise<void> {
  const columns = await columnsOf(transaction, table, image);
  await transaction.query(
    `insert into ${table} (${columns.join(', ')}) select ${listOf(columns, 'r')}
     from jsonb_populate_record(null::${table}, $1) r on conflict do nothing`,
    [JSON.stringify(image)],
  );
}

/** Writes some columns of the row with this key. */
export async function writeImage(transaction: EntityManager, table: string, key: Row, values: Row): Promise<void> {
  const columns = await columnsOf(transaction, table, values);
  if (!columns.length) return;
  const assignments = columns.map((column) => `${column} = r.${column}`).join(', ');
  await transaction.query(
    `update ${table} t set ${assignments}
     from jsonb_populate_record(null::${table}, $1) r, jsonb_populate_record(null::${table}, $2) k
     where ${sameKey(key)}`,
    [JSON.stringify(values), JSON.stringify(key)],
  );
}

/** The row with this key as it is now, locked. */
export async function lockedImage(transaction: EntityManager, table: string, key: Row): Promise<Row | undefined> {
  const [row] = await transaction.query<{ image: Row }[]>(
    `select to_jsonb(t) as image from ${table} t, jsonb_populate_record(null::${table}, $1) k
     where ${sameKey(key)} for update of t`,
    [JSON.stringify(key)],
  );
  return row?.image;
}

const sameKey = (key: Row): string =>
  Object.keys(key)
    .map((column) => `t.${column} = k.${column}`)
    .join(' and ');

async function columnsOf(transaction: EntityManager, table: string, image: Row): Promise<string[]> {
  const [row] = await transaction.query<{ columns: string[] | null }[]>(COLUMNS, [table, Object.keys(image)]);
  return row?.columns ?? [];
}
