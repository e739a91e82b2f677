/** Maximum of PostgreSQL's integer. */
export const MAX_KEY = 2_147_483_647;

export function isKey(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_KEY;
}
