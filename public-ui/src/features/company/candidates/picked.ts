/** Who are compared at once. */
export const MAX_COMPARED = 3;

/** Keys of the people who are chosen to compare, as the address has them: 88,91. */
export function readPicked(text: string): number[] {
  const keys = text.split(',').filter((key) => /^\d{1,10}$/.test(key));
  return [...new Set(keys.map(Number))].slice(0, MAX_COMPARED);
}
