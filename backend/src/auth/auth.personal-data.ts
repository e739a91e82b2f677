import { In } from 'typeorm';
import { StartError } from '../platform/start-error.js';
import { isLastSuperAdmin, lockSuperAdmins } from './accounts/super-admins.js';
import { User } from './accounts/user.entity.js';
import { OneTimeCode } from './codes/one-time-code.entity.js';
import {
  deleteRows,
  erasedBy,
  type PersonalData,
  type PersonContext,
  recordsOf,
  type Rows,
} from './personal-data/personal-data.js';

const ANSWERS = `select to_jsonb(t) - '{answer_id,user_id}'::text[] as record from terms_answers t`;
const OF_GONE_ACCOUNTS = `${ANSWERS} where user_id is null and email = any($1) order by answer_id`;

/** Accounts, their codes and tokens, and the devices they were used from. */
export const ACCOUNT_DATA: readonly PersonalData[] = [
  {
    name: 'account',
    own: { fields: ['email', 'language', 'terms_version', 'terms_accepted_at', 'created_at'] },
    read: ({ transaction, person }) =>
      transaction.query(
        `select user_id, email, role, full_name, must_change_password, missing_permissions, disabled_at, restricted_at, restriction, erasure_due_at, restrictions, terms_version,
           terms_accepted_at, language, created_at
         from users where user_id = any($1) order by user_id`,
        [person.users],
      ),
    erase: async (context) => {
      await refuseLastSuperAdmin(context);
      return { accounts: await deleteRows(context, User, { user_id: In(context.person.users) }) };
    },
  },
  {
    name: 'terms',
    own: { fields: ['role', 'version', 'language', 'answer', 'how', 'address', 'browser', 'answered_at'] },
    read: async (context) => {
      const { emails, users } = context.person;
      return [
        ...(await recordsOf(context, `${ANSWERS} where user_id = any($1) order by answer_id`, users)),
        ...(await context.transaction.query<{ record: Rows[number] }[]>(OF_GONE_ACCOUNTS, [emails])).map(
          ({ record }) => record,
        ),
      ];
    },
    erase: async ({ transaction, person: { emails, users } }) => ({
      termsAnswers: await erasedBy(transaction, 'erase_terms_answers($1, $2)', [users, emails]),
    }),
  },
  {
    name: 'codes',
    own: { nothing: 'a code and its tries are over within the hour' },
    read: ({ transaction, person }) =>
      transaction.query(
        'select purpose, tries, sent_at, code_expires_at, link_expires_at from one_time_codes where email = any($1)',
        [person.emails],
      ),
    erase: async (context) => ({
      codes: await deleteRows(context, OneTimeCode, { email: In(context.person.emails) }),
    }),
  },
  {
    name: 'sessions',
    own: { fields: ['browser', 'network', 'began_at', 'last_used_at'] },
    read: ({ transaction, person }) =>
      transaction.query(
        'select browser, network, began_at, last_used_at from sessions where user_id = any($1) order by began_at',
        [person.users],
      ),
  },
  {
    name: 'secondFactors',
    own: { fields: ['kind', 'name', 'added_at', 'last_used_at'] },
    read: ({ transaction, person }) =>
      transaction.query(
        `select kind, name, added_at, last_used_at, suspended_at, rp_id from second_factors
         where user_id = any($1) and confirmed_at is not null order by factor_id`,
        [person.users],
      ),
  },
  {
    name: 'knownOrigins',
    own: { fields: ['kind', 'last_seen_at'] },
    read: ({ transaction, person }) =>
      transaction.query('select kind, last_seen_at from known_origins where user_id = any($1) order by 1, 2', [
        person.users,
      ]),
  },
];

/** @throws StartError when no other super admin could log in */
async function refuseLastSuperAdmin({ transaction, person: { email } }: PersonContext): Promise<void> {
  const superAdmins = await lockSuperAdmins(transaction);
  const superAdmin = superAdmins.find((account) => account.email === email);
  if (superAdmin && isLastSuperAdmin(superAdmin, superAdmins))
    throw new StartError(`${email} is the last super admin: make another one first.`);
}
