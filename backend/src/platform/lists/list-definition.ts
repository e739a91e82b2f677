import { type ApiPropertyOptions } from '@nestjs/swagger';
import { type Permission } from '../http/permission.js';
import { type CellValue, readLine } from '../read-cells.js';
import { type SheetCell } from '../xlsx.js';

/** How a value of a column is written in a filter, and cast in SQL. */
export type ColumnKind = 'integer' | 'bigint' | 'text' | 'boolean' | 'timestamptz' | 'date';

/** What a value of a kind is in JSON. */
type ValueOf<Kind extends ColumnKind> = Kind extends 'integer' | 'bigint'
  ? number
  : Kind extends 'boolean'
    ? boolean
    : string;

const SCHEMAS = {
  integer: { type: 'integer' },
  bigint: { type: 'integer' },
  text: { type: 'string' },
  boolean: { type: 'boolean' },
  timestamptz: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
} as const satisfies Record<ColumnKind, object>;

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

/** SQL of one field of a list. `t` is the row of the listed table, other aliases come from the definition's joins. */
export interface ListColumn<Kind extends ColumnKind = ColumnKind> extends FieldWords {
  kind: Kind;
  /** The only values that it has. */
  choices?: readonly string[];
  format?: 'email';
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

/** A column, and what the API says of its value. */
export interface ListField<Value = unknown> extends ListColumn {
  doc?: string;
  example?: Value;
  /** What the API says of its values: its schema, or the decorator that says all of it. */
  schema?: ApiPropertyOptions;
  property?: PropertyDecorator;
}

/** What a row answers: its columns, and its key as `id`. */
export type ListRow<Fields> = Fields & { id: number };

/**
 * What the one list mechanism needs to know of a list. Every offered sort and filter stands on an index
 * `(column, newest desc, key desc)` of the table. `Fields` is what its columns answer.
 */
export interface ListDefinition<Fields extends object = Record<string, unknown>> {
  /** Unit of `Content-Range`, as in the URL. */
  name: string;
  table: string;
  key: string;
  /** Column of `t` that orders the list when no sort is requested, newest first. */
  newest: string;
  joins?: string;
  /** SQL condition on `t` that every row of the list meets. */
  only?: string;
  /** SQL of the folded text that `q` looks in; the column `search_text` by default. */
  searchText?: string;
  columns: { [Field in keyof Fields]: ListField<Fields[Field]> };
  /** SQL of the sums over all rows that a query finds, by name; only of `t`. */
  sums?: Readonly<Record<string, string>>;
  /** Exact totals maintained by triggers: of the whole list, and of the values of `facet` when that is the only filter. */
  rowCount?: { list: string; facet?: string };
}

/** A list whose rows have the types of its columns. */
export function listOf<Fields extends object>(definition: ListDefinition<Fields>): ListDefinition<Fields> {
  return definition;
}

/**
 * A field of a list.
 * @param doc what it is, with its unit
 */
export function field<Kind extends ColumnKind>(
  doc: string,
  example: ValueOf<Kind>,
  column: ListColumn<Kind>,
): ListField<ValueOf<Kind>> {
  return { ...column, doc, example, schema: schemaOf(column) };
}

/** A field that may be null. */
export function nullable<Kind extends ColumnKind>(
  doc: string,
  example: ValueOf<Kind> | null,
  column: ListColumn<Kind>,
): ListField<ValueOf<Kind> | null> {
  return { ...column, doc, example, schema: { nullable: true, ...schemaOf(column) } };
}

/** A field with a list of texts. */
export function texts(doc: string, example: string[], column: ListColumn): ListField<string[]> {
  const items = { type: 'string', ...(column.choices && { enum: [...column.choices] }) };
  return { ...column, doc, example, schema: { type: 'array', items } };
}

/** A field whose value its kind does not say: an object, a number with a fraction. */
export function typed<Value>(property: PropertyDecorator, column: ListColumn): ListField<Value> {
  return { ...column, property };
}

function schemaOf({ kind, choices, format }: ListColumn): ApiPropertyOptions {
  return { ...SCHEMAS[kind], ...(format && { format }), ...(choices && { enum: [...choices] }) };
}

/** The list for an account that lacks these permissions: what needs one of them is null, and offers neither sort nor filter. */
export function shownTo<Fields extends object>(
  { missing }: { missing: readonly Permission[] },
  definition: ListDefinition<Fields>,
): ListDefinition<Fields> {
  const isHidden = ({ needs }: ListColumn): boolean => needs !== undefined && missing.includes(needs);
  const columns = Object.entries<ListField>(definition.columns);
  if (!columns.some(([, column]) => isHidden(column))) return definition;
  const shown = columns.map(([name, column]): [string, ListField] => {
    return [name, isHidden(column) ? { kind: column.kind, select: `null::${column.kind}` } : column];
  });
  return { ...definition, columns: Object.fromEntries(shown) as ListDefinition<Fields>['columns'] };
}

/** An ISO 8601 moment in UTC with milliseconds, as JavaScript writes it. */
export function isoMoment(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function shownAs(sql: string, kind: ColumnKind): string {
  return kind === 'timestamptz' ? isoMoment(sql) : sql;
}

/** A column of the listed table, shown, filtered and sorted as it stands. */
export function own<Kind extends ColumnKind = 'text'>(column: string, kind = 'text' as Kind): ListColumn<Kind> {
  const isTime = kind === 'timestamptz' || kind === 'date';
  return {
    kind,
    select: shownAs(`t.${column}`, kind),
    sort: column,
    equals: (operand) => `t.${column} = ${operand}`,
    ordered: true,
    ...(isTime && { range: column }),
  };
}

/** An amount in paise, offered as a range, too. */
export function amount(column: string): ListColumn<'bigint'> {
  return { ...own(column, 'bigint'), range: column };
}

/**
 * A field that follows from others when it is read: shown and filtered, not sorted.
 * @param select SQL of the value, whose tables of the definition's joins may not be used in a filter
 * @param conditions SQL that holds for a value and only for it, where an index may find it
 */
export function derived<Kind extends ColumnKind>(
  kind: Kind,
  select: string,
  conditions?: ListColumn['conditions'],
): ListColumn<Kind> {
  return { kind, select, equals: (operand) => `(${select}) = ${operand}`, ...(conditions && { conditions }) };
}

/** Some columns of a list, by name. */
export function columnsNamed<Fields extends object, Name extends keyof Fields & string>(
  { columns }: ListDefinition<Fields>,
  names: readonly Name[],
): Pick<ListDefinition<Fields>['columns'], Name> {
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<typeof columns, Name>;
}

/**
 * A field that files fill with a line of text, unless `read` says otherwise.
 * @param heads what files call its column besides its label, separated by commas
 */
export function imported(heads = '', options: Partial<Omit<ImportedColumn, 'alsoCalled'>> = {}): ImportedColumn {
  return { isRequired: false, read: readLine, ...options, alsoCalled: heads ? heads.split(/,\s*/) : [] };
}

/** What the input of a field says that its list says, too. */
export function wordsOf<Fields extends object>(
  { columns }: ListDefinition<Fields>,
  name: keyof Fields,
): { label: string; doc: string; example: unknown } {
  const { label = '', doc = '', example } = columns[name];
  return { label, doc, example };
}

/** Names of the fields that people enter. */
export function enteredFields(fields: Readonly<Record<string, FieldWords>>): string[] {
  return Object.keys(fields).filter((field) => fields[field]?.imported);
}

/** The version of a record, which an edit sends back; neither sorted nor filtered by. */
export const RECORD_VERSION = field('Version: raised by every edit of the record, whoever makes it', 3, {
  kind: 'integer',
  select: 't.version',
});

/** As `own`, but not offered as a sort: long texts and links. */
export function unsorted(column: string): ListColumn<'text'> {
  return { ...own(column), sort: undefined, ordered: false, isLong: true };
}

/** A column that is shown only: no index serves a sort or a filter. */
export function shown<Kind extends ColumnKind = 'text'>(column: string, kind = 'text' as Kind): ListColumn<Kind> {
  return { kind, select: shownAs(`t.${column}`, kind) };
}

/** A moment that is shown only, as SQL. */
export function moment(sql: string): ListColumn<'timestamptz'> {
  return { kind: 'timestamptz', select: isoMoment(sql) };
}

/**
 * A field of another table, shown through a join and filtered through its key.
 * @param reference column of `t` that points to the other table, which has a column of the same name
 */
export function joined(alias: string, table: string, reference: string, column: string): ListColumn<'text'> {
  return {
    kind: 'text',
    select: `${alias}.${column}`,
    equals: (operand) => `t.${reference} in (select ${reference} from ${table} where ${column} = ${operand})`,
  };
}
