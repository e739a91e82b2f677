import { Check, Column, type ColumnOptions, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** A number that the database gives. */
export function Key(constraint: string, type?: 'bigint'): PropertyDecorator {
  return PrimaryGeneratedColumn('identity', {
    type,
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: constraint,
  });
}

/** A moment, stored in UTC with milliseconds, as JavaScript and the API have them. */
export function Moment(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'timestamp with time zone', precision: 3, ...options });
}

/** The moment at which the database stored the row. */
export function MomentOfInsert(): PropertyDecorator {
  return Moment({ default: () => 'now()' });
}

/** Folded text for searching, filled by a trigger of the table and never read or written by the application. */
export function SearchText(): PropertyDecorator {
  return Column({ type: 'text', default: '', select: false, insert: false, update: false });
}

/** A copy of another row's name, maintained by triggers. */
export function DenormalizedColumn(length: number): PropertyDecorator {
  return Column({ type: 'varchar', length, default: '', insert: false, update: false });
}

/** The moment of the statement itself: of rows written under a lock, the order of these moments is the order of the changes. */
export function MomentOfChange(): PropertyDecorator {
  return Moment({ default: () => 'clock_timestamp()' });
}

/** Raised by every edit of the record, but not by triggers that keep copies true. */
export function RecordVersion(): PropertyDecorator {
  return VersionColumn({ type: 'integer', default: 1 });
}

/** PostgreSQL's wide numbers come as text; amounts and percents are exact as numbers. */
const AS_NUMBER = {
  to: (value: unknown): unknown => value,
  from: (value: string | null): number | null => (value === null ? null : Number(value)),
};

/** An amount in paise. */
export function Paise(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'bigint', transformer: AS_NUMBER, ...options });
}

/** A percentage with two decimals. */
export function Percent(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'numeric', precision: 5, scale: 2, transformer: AS_NUMBER, ...options });
}

/** A check of the table: the column holds one of the words of a list, or nothing. */
export function OneOf(name: string, column: string, words: readonly string[]): ClassDecorator {
  return Check(name, `${column} in (${words.map((word) => `'${word}'`).join(', ')})`);
}
