import { type EntityManager } from 'typeorm';

/** SQL: the companies for which the account `$2` acts, for the texts of notifications. */
export const COMPANIES_OF_READER = 'select company_id from companies where user_id = $2::integer';

/** The accounts that act for a company; none of a deleted one. */
export async function accountsOfCompany(transaction: EntityManager, companyId: number | null): Promise<number[]> {
  const rows = await transaction.query<{ user_id: number }[]>('select user_id from companies where company_id = $1', [
    companyId,
  ]);
  return rows.map(({ user_id }) => user_id);
}
