import { createHash } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { type Company } from '../../src/companies/company.entity.js';
import { CompanyMember, INVITATION_SECONDS } from '../../src/companies/members/company-member.entity.js';
import { workingMoment } from '../calendar.js';
import { type EmployerKey } from '../companies.js';
import { type DemoAccounts } from '../demo-accounts.js';
import { type DemoMember, memberEmail, MEMBERS } from './members.js';

const HALF_PAST_ELEVEN = 11 * 60 + 30;
/** How long a member who was removed had been one. */
const DAYS_OF_MEMBERSHIP = 60;

/** Inserts the colleagues of first owners, whom the database has made with the companies. */
export async function insertDemoMembers(
  transaction: EntityManager,
  now: Date,
  accounts: DemoAccounts,
  companies: ReadonlyMap<EmployerKey, Company>,
): Promise<void> {
  await transaction.query(
    `update company_members m set accepted_at = c.created_at, created_at = c.created_at from companies c
     where c.company_id = m.company_id and m.user_id = c.user_id`,
  );
  const rows = MEMBERS.flatMap((member) => {
    const company = companies.get(member.employer);
    return company ? [transaction.create(CompanyMember, rowOf(member, company, now, accounts))] : [];
  });
  await transaction.insert(CompanyMember, rows);
}

function rowOf(member: DemoMember, company: Company, now: Date, accounts: DemoAccounts): Partial<CompanyMember> {
  const { name, role, state, invited } = member;
  const email = memberEmail(member);
  const invited_at = workingMoment(now, invited, HALF_PAST_ELEVEN);
  const invitation = {
    company_id: company.company_id,
    name,
    role,
    invited_by: company.user_id,
    invited_at,
    created_at: invited_at,
  };
  if (state === 'active') {
    const user = accounts.get(email);
    return { ...invitation, user_id: user?.user_id ?? null, state, accepted_at: user?.created_at ?? invited_at };
  }
  if (state === 'revoked') {
    const ended_at = workingMoment(now, invited - DAYS_OF_MEMBERSHIP, HALF_PAST_ELEVEN);
    return { ...invitation, email, state, accepted_at: invited_at, ended_at };
  }
  return {
    ...invitation,
    email,
    state: 'invited',
    link_hash: createHash('sha256').update(`invitation of ${email}`).digest('hex'),
    // who is still invited has a link that works, also behind a weekend
    link_expires_at: new Date((state === 'invited' ? now : invited_at).getTime() + INVITATION_SECONDS * 1000),
  };
}
