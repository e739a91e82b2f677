import { type EntityManager } from 'typeorm';
import { MEMBER_ROLES, type MemberRole } from '../platform/http/role.js';

/** SQL: the companies whose money the account `$2` may see, for the texts of notifications. */
export const COMPANIES_OF_OWNER = `select company_id from company_members where user_id = $2::integer and role = 'owner'`;

const ACCOUNTS = `select user_id from company_members
  where company_id = $1 and user_id is not null and role = any($2::text[])`;

/**
 * The accounts of a company's members; none of a deleted one.
 * @param roles owners alone, where it is about money
 */
export async function accountsOfCompany(
  transaction: EntityManager,
  companyId: number | null,
  roles: readonly MemberRole[] = MEMBER_ROLES,
): Promise<number[]> {
  const rows = await transaction.query<{ user_id: number }[]>(ACCOUNTS, [companyId, roles]);
  return rows.map(({ user_id }) => user_id);
}
