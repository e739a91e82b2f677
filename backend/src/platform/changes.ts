import { isDeepStrictEqual } from 'node:util';

/** Fields before and after a change: those that differ, and only those. */
export interface Changes<T> {
  before: Partial<T>;
  after: Partial<T>;
}

/**
 * What a partial body says: the fields that were sent.
 * @param keepWhenEmpty fields that cannot be emptied; null leaves them as they are, because clients send whole records back
 */
export function givenFields<T extends object, Kept extends keyof T = never>(
  dto: T,
  { keepWhenEmpty }: { keepWhenEmpty: readonly Kept[] },
): GivenFields<T, Kept> {
  const kept: readonly PropertyKey[] = keepWhenEmpty;
  const entries = Object.entries(dto).filter(
    ([field, value]) => value !== undefined && !(value === null && kept.includes(field)),
  );
  return Object.fromEntries(entries) as GivenFields<T, Kept>;
}

/** The fields of a partial body; those that cannot be emptied are not null. */
export type GivenFields<T, Kept extends keyof T> = {
  [Field in keyof T]?: Field extends Kept ? NonNullable<T[Field]> : T[Field];
};

/** The differences that writing `values` makes to a record, or nothing when it makes none. */
export function changesBetween<T extends object>(record: T, values: Partial<T>): Changes<T> | undefined {
  const current = record as Record<string, unknown>;
  const different = Object.entries(values).filter(
    ([field, value]) => !isDeepStrictEqual(current[field] ?? null, value ?? null),
  );
  if (!different.length) return undefined;
  const before = Object.fromEntries(different.map(([field]) => [field, current[field] ?? null]));
  return { before: before as Partial<T>, after: Object.fromEntries(different) as Partial<T> };
}
