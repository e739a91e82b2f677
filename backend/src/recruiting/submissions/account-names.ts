import { type EntityManager } from 'typeorm';

/** Names of accounts as they are now, by their keys; who has none, or is gone, is left out. */
export async function accountNames(
  transaction: EntityManager,
  accounts: readonly (number | null)[],
): Promise<Map<number, string>> {
  const rows = await transaction.query<{ account: number; name: string | null }[]>(
    'select account, account_name(account) as name from unnest($1::int[]) account',
    [[...new Set(accounts)].filter((account) => account !== null)],
  );
  return new Map(rows.flatMap(({ account, name }) => (name === null ? [] : [[account, name] as const])));
}
