import { isDeepStrictEqual } from 'node:util';

/** Fields before and after a change: only those that differ. */
export interface Changes<T> {
  before: Partial<T>;
  after: Partial<T>;
}

/**
 * The fields of a partial body that were sent.
 * @param keepWhenEmpty required fields, whose null means "unchanged", because clients send whole records back
 */
export function givenFields<T extends object, NonEmpty extends keyof T = never>(
  dto: T,
  { keepWhenEmpty }: { keepWhenEmpty: readonly NonEmpty[] },
): GivenFields<T, NonEmpty> {
  const nonEmpty: readonly PropertyKey[] = keepWhenEmpty;
  const entries = Object.entries(dto).filter(
    ([field, value]) => value !== undefined && !(value === null && nonEmpty.includes(field)),
  );
  return Object.fromEntries(entries) as GivenFields<T, NonEmpty>;
}

/** The result of `givenFields`: required fields are not null. */
export type GivenFields<T, NonEmpty extends keyof T> = {
  [Field in keyof T]?: Field extends NonEmpty ? NonNullable<T[Field]> : T[Field];
};

/** The differences that `values` make to a record; undefined when there are none. */
export function changesBetween<T extends object>(record: T, values: Partial<T>): Changes<T> | undefined {
  const current = record as Record<string, unknown>;
  const different = Object.entries(values).filter(
    ([field, value]) => !isDeepStrictEqual(current[field] ?? null, value ?? null),
  );
  if (!different.length) return undefined;
  const before = Object.fromEntries(different.map(([field]) => [field, current[field] ?? null]));
  return { before: before as Partial<T>, after: Object.fromEntries(different) as Partial<T> };
}
