/** A statement that deletes rows, or empties a column, once they are no longer needed. It affects or answers the number of rows. */
interface Expiry {
  table: string;
  sql: string;
  /** A function of the owner's, for tables of which the working role may delete nothing. */
  isFunction: boolean;
}

const expiries = new Map<string, Expiry[]>();

/**
 * Declares which rows of a table go, every hour. A noun says so beside the entity.
 * @param condition SQL on the table
 */
export function expires(table: string, condition: string): void {
  add({ table, sql: `delete from ${table} where ${condition}`, isFunction: false });
}

/**
 * Declares which rows of a table lose what a column holds, every hour, while they stay.
 * @param condition SQL on the table
 */
export function forgets(table: string, column: string, condition: string): void {
  const sql = `update ${table} set ${column} = null where ${column} is not null and (${condition})`;
  add({ table, sql, isFunction: false });
}

/** As `expires`, for a table of the owner's. @param name function that deletes the rows and answers how many there were */
export function expiresByFunction(table: string, name: string): void {
  add({ table, sql: `select ${name}()::int as purged`, isFunction: true });
}

/** All of them: functions of the owner's first, then in the order of tables. */
export function declaredExpiries(): Expiry[] {
  return [...expiries.values()]
    .flat()
    .sort((a, b) => Number(b.isFunction) - Number(a.isFunction) || (a.table < b.table ? -1 : 1));
}

function add(expiry: Expiry): void {
  expiries.set(expiry.table, [...(expiries.get(expiry.table) ?? []), expiry]);
}
