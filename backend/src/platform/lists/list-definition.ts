import { type Permission } from '../http/permission.js';
import { type CellValue, readLine } from '../read-cells.js';
import { type SheetCell } from '../xlsx.js';

/** How a value of a column is written in a filter, and cast in SQL. */
export type ColumnKind = 'integer' | 'bigint' | 'text' | 'boolean' | 'timestamptz' | 'date';

/** How a column of an imported file fills a field. */
export interface ImportedColumn {
  isRequired: boolean;
  /** Reads a cell that is not empty; what remains wrong, the rules of the field say. */
  read: (text: string) => CellValue;
  /** Other heads of the column, in any spelling of spaces, signs and case. */
  alsoCalled: readonly string[];
}

/** What people read and enter of a field outside its list. */
export interface FieldWords {
  /** What it is called: in lists, forms, files, comparisons and the audit log. A field without one is nowhere shown. */
  label?: string;
  /** For a field that people enter. Absent: no file fills it, and no merge chooses it. */
  imported?: ImportedColumn;
  /** How its text stands in an exported file, where it is not as answered; false: it is left out. Moments stand there as days. */
  exported?: false | ((text: string) => SheetCell);
}

/** One field of a list. `t` is the row of the listed table, other aliases come from the definition's joins. */
export interface ListColumn extends FieldWords {
  kind: ColumnKind;
  /** SQL of the answered value. */
  select: string;
  /** Column of `t` to sort by; absent: the list does not offer this sort. */
  sort?: string;
  /**
   * SQL condition on `t` that holds when the field equals the operand: `$1::text`, or `any($1::text[])` for several values. One
   * value alone keeps the order of an index, which `any` loses.
   */
  equals?: (operand: string) => string;
  /** SQL on `t` of single values, in place of `equals`: so that an index finds the rows of a value that follows from others. */
  conditions?: Readonly<Record<string, string>>;
  /**
   * In place of `equals`, for a field that holds a list: a column of `t` with the values (`text[]`, with a GIN index), and SQL of how a
   * value stands in it. A filter asks for all of its values.
   */
  list?: { column: string; valueOf: (operand: string) => string };
  /** An index `(column, newest desc, key desc)` has the rows of each value in the list's order. */
  ordered?: boolean;
  /** How a value of the filter is stored, where that differs from how it is answered. */
  stored?: (value: string | number) => string;
  /** Who lacks it sees nothing of the field, and can neither sort nor filter by it. */
  needs?: Permission;
  /** Its texts may be so long that a page of many rows ends earlier. */
  isLong?: boolean;
  /** Column of `t` for `<field>_gte` and `<field>_lte`; absent: not offered. */
  range?: string;
}

/**
 * What the one list mechanism needs to know of a list. Every offered sort and filter stands on an index
 * `(column, newest desc, key desc)` of the table. `Item` is what one row answers: each of its fields is a column. The key is `id`, too.
 */
export interface ListDefinition<Item extends object = Record<string, unknown>> {
  /** Unit of `Content-Range`, as in the URL. */
  name: string;
  table: string;
  key: string;
  /** Column of `t` that orders the list when no sort is asked for, newest first. */
  newest: string;
  joins?: string;
  /** SQL condition on `t` that every row of the list meets. */
  only?: string;
  /** SQL of the folded text that `q` looks in; the column `search_text` unless told otherwise. */
  searchText?: string;
  columns: Record<Exclude<keyof Item, 'id'>, ListColumn>;
  /** SQL of the sums over all rows that a query finds, by name; only of `t`. */
  sums?: Readonly<Record<string, string>>;
  /** Exact totals kept by triggers: of the whole list, and of the values of `facet` when that is the only filter. */
  rowCount?: { list: string; facet?: string };
}

/** The list for an account that lacks these permissions: what needs one of them is null, and offers neither sort nor filter. */
export function shownTo<Item extends object>(
  { missing }: { missing: readonly Permission[] },
  definition: ListDefinition<Item>,
): ListDefinition<Item> {
  const isHidden = ({ needs }: ListColumn): boolean => needs !== undefined && missing.includes(needs);
  const columns = Object.entries<ListColumn>(definition.columns);
  if (!columns.some(([, column]) => isHidden(column))) return definition;
  const shown = columns.map(([field, column]): [string, ListColumn] => [
    field,
    isHidden(column) ? { kind: column.kind, select: `null::${column.kind}` } : column,
  ]);
  return { ...definition, columns: Object.fromEntries(shown) as ListDefinition<Item>['columns'] };
}

/** An ISO 8601 moment in UTC with milliseconds, as JavaScript writes it. */
export function isoMoment(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A column of the listed table, shown, filtered and sorted as it stands. */
export function own(column: string, kind: ColumnKind = 'text'): ListColumn {
  const isTime = kind === 'timestamptz' || kind === 'date';
  return {
    kind,
    select: kind === 'timestamptz' ? isoMoment(`t.${column}`) : `t.${column}`,
    sort: column,
    equals: (operand) => `t.${column} = ${operand}`,
    ordered: true,
    ...(isTime && { range: column }),
  };
}

/** An amount in paise, offered as a range, too. */
export function amount(column: string): ListColumn {
  return { ...own(column, 'bigint'), range: column };
}

/**
 * A field that follows from others when it is read: shown and filtered, not sorted.
 * @param select SQL of the value, whose tables of the definition's joins may not be used in a filter
 * @param conditions SQL that holds for a value and only for it, where an index may find it
 */
export function derived(kind: ColumnKind, select: string, conditions?: ListColumn['conditions']): ListColumn {
  return { kind, select, equals: (operand) => `(${select}) = ${operand}`, ...(conditions && { conditions }) };
}

/** Some columns of a list, by name. */
export function columnsNamed<Item extends object, Field extends Exclude<keyof Item, 'id'>>(
  { columns }: ListDefinition<Item>,
  fields: readonly Field[],
): Record<Field, ListColumn> {
  return Object.fromEntries(fields.map((field) => [field, columns[field]])) as Record<Field, ListColumn>;
}

/** A field that files fill with a line of text, unless `read` says otherwise. */
export function imported(
  alsoCalled: readonly string[],
  options: Partial<Omit<ImportedColumn, 'alsoCalled'>> = {},
): ImportedColumn {
  return { isRequired: false, read: readLine, ...options, alsoCalled };
}

/** Names of the fields that people enter. */
export function enteredFields(fields: Readonly<Record<string, FieldWords>>): string[] {
  return Object.keys(fields).filter((field) => fields[field]?.imported);
}

/** The version of a record, which an edit sends back; neither sorted nor filtered by. */
export const RECORD_VERSION: ListColumn = { kind: 'integer', select: 't.version' };

/** As `own`, but not offered as a sort: long texts and links. */
export function unsorted(column: string): ListColumn {
  return { ...own(column), sort: undefined, ordered: false, isLong: true };
}

/** A column that is shown only: no index serves a sort or a filter. */
export function shown(column: string, kind: ColumnKind = 'text'): ListColumn {
  return { kind, select: `t.${column}` };
}

/**
 * A field of another table, shown through a join and filtered through its key.
 * @param reference column of `t` that points to the other table, which has a column of the same name
 */
export function joined(alias: string, table: string, reference: string, column: string): ListColumn {
  return {
    kind: 'text',
    select: `${alias}.${column}`,
    equals: (operand) => `t.${reference} in (select ${reference} from ${table} where ${column} = ${operand})`,
  };
}
