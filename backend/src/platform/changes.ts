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
export function givenFields<T extends object>(dto: T, { keepWhenEmpty }: { keepWhenEmpty: (keyof T)[] }): Partial<T> {
  const entries = Object.entries(dto).filter(
    ([field, value]) => value !== undefined && !(value === null && keepWhenEmpty.includes(field as keyof T)),
  );
  return Object.fromEntries(entries) as Partial<T>;
}

/** The differences that writing `values` makes to a record, or nothing when it makes none. */
export function changesBetween<T extends object>(record: T, values: object): Changes<T> | undefined {
  const current = record as Record<string, unknown>;
  const different = Object.entries(values).filter(
    ([field, value]) => !isDeepStrictEqual(current[field] ?? null, value ?? null),
  );
  if (!different.length) return undefined;
  const before = Object.fromEntries(different.map(([field]) => [field, current[field] ?? null]));
  return { before: before as Partial<T>, after: Object.fromEntries(different) as Partial<T> };
}
