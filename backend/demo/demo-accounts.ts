import { hash } from '@node-rs/argon2';
import { type EntityManager, In } from 'typeorm';
import { User } from '../src/auth/accounts/user.entity.js';
import { PASSWORD_STRENGTH } from '../src/auth/password-strength.js';
import { TERMS_VERSIONS, textOfTerms } from '../src/auth/terms/terms.js';
import { TermsAnswer } from '../src/auth/terms/terms-answer.entity.js';
import { termsIn } from '../src/auth/terms/terms-in.js';
import { TermsText } from '../src/auth/terms/terms-text.entity.js';
import { type Role, SELF_REGISTERING_ROLES } from '../src/platform/http/role.js';
import { workingMoment } from './calendar.js';
import { EMPLOYERS } from './companies.js';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.js';
import { PEOPLE } from './people.js';
import { COMPANIES_TWICE, PEOPLE_TWICE } from './registered-twice.js';
import { EMPLOYER_DAYS, PERSON_DAYS } from './registration-days.js';
import { memberEmail, MEMBERS } from './workspace/members.js';

/** Before everybody else. */
const STAFF_DAYS = 400;
const OTHER_ADMIN_DAYS = 143;
const EIGHT_O_CLOCK = 8 * 60;

interface Account {
  email: string;
  role: Role;
  fullName?: string;
  daysAgo: number;
}

/** The demo admin, who made every demo connection. */
export const DEMO_ADMIN_EMAIL = emailOf('admin');
/** Another admin, who is in charge of some companies. */
export const OTHER_ADMIN_EMAIL = 'anjali.pawar@niyukt.example';

const ACCOUNTS: readonly Account[] = [
  { email: emailOf('super_admin'), role: 'super_admin', fullName: 'Vasudha Raman', daysAgo: STAFF_DAYS },
  { email: DEMO_ADMIN_EMAIL, role: 'admin', fullName: 'Kiran Bhatt', daysAgo: STAFF_DAYS - 1 },
  { email: OTHER_ADMIN_EMAIL, role: 'admin', fullName: 'Anjali Pawar', daysAgo: OTHER_ADMIN_DAYS },
  ...EMPLOYERS.map(({ key }): Account => ({
    email: employerEmail(key),
    role: 'company',
    daysAgo: EMPLOYER_DAYS.get(key) ?? 0,
  })),
  ...PEOPLE.map(({ full_name, email }): Account => ({
    email,
    role: 'employee',
    daysAgo: PERSON_DAYS.get(full_name) ?? 0,
  })),
  ...MEMBERS.flatMap((member): Account[] =>
    member.state === 'active'
      ? [{ email: memberEmail(member), role: 'company', daysAgo: Math.max(0, member.invited - 1) }]
      : [],
  ),
  ...PEOPLE_TWICE.map(({ email, daysAgo }): Account => ({ email, role: 'employee', daysAgo })),
  ...COMPANIES_TWICE.map(({ email, daysAgo }): Account => ({ email, role: 'company', daysAgo })),
];

/** Accounts that the seed made, by e-mail. */
export type DemoAccounts = ReadonlyMap<string, User>;

/**
 * Inserts the accounts of everybody in the demo agency whose e-mail has none; a super admin only when there is none.
 * @returns the inserted ones
 */
export async function insertDemoAccounts(transaction: EntityManager, now: Date): Promise<DemoAccounts> {
  const existing = await transaction.findBy(User, [
    { role: 'super_admin' },
    { email: In(ACCOUNTS.map(({ email }) => email)) },
  ]);
  const hasSuperAdmin = existing.some(({ role }) => role === 'super_admin');
  const taken = new Set(existing.map(({ email }) => email));
  const password_hash = await hash(DEMO_PASSWORD, PASSWORD_STRENGTH);
  const users = ACCOUNTS.filter(({ email, role }) => !taken.has(email) && !(role === 'super_admin' && hasSuperAdmin))
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map(({ email, role, fullName, daysAgo }, index) =>
      transaction.create(User, {
        email,
        role,
        password_hash,
        full_name: fullName ?? null,
        ...acceptanceOf(role, now),
        created_at: workingMoment(now, daysAgo, EIGHT_O_CLOCK + index),
      }),
    );
  await transaction.insert(User, users);
  await insertAcceptances(transaction, users);
  return new Map(users.map((user) => [user.email, user]));
}

/** The demo agency's people and companies accepted the present terms. */
function acceptanceOf(role: Role, now: Date): Partial<Pick<User, 'terms_version' | 'terms_accepted_at'>> {
  const selfRegistering = SELF_REGISTERING_ROLES.find((one) => one === role);
  return selfRegistering ? { terms_version: TERMS_VERSIONS[selfRegistering], terms_accepted_at: now } : {};
}

async function insertAcceptances(transaction: EntityManager, users: readonly User[]): Promise<void> {
  for (const role of SELF_REGISTERING_ROLES) {
    const terms = termsIn(role);
    const { version, language, sha256 } = terms;
    const accepted = users.filter((user) => user.role === role);
    if (!accepted.length) continue;
    await transaction
      .createQueryBuilder()
      .insert()
      .into(TermsText)
      .values({ sha256, role, version, language, text: textOfTerms(terms) })
      .orIgnore()
      .execute();
    await transaction.insert(
      TermsAnswer,
      accepted.map(({ user_id, email }) => ({
        user_id,
        email,
        role,
        version,
        language,
        sha256,
        answer: 'yes' as const,
        how: 'after_login' as const,
      })),
    );
  }
}

/** The address a demo employer logs in with. */
export function employerEmail(key: string): string {
  return `hiring@${key}.example.com`;
}

function emailOf(role: Role): string {
  const login = DEMO_LOGINS.find((candidate) => candidate.role === role);
  if (!login) throw new Error(`There is no demo login for ${role}`);
  return login.email;
}
