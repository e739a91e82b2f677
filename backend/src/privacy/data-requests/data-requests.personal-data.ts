import { changedRows, type PersonalData, type Rows } from '../../auth/personal-data/personal-data.js';
import { NOMINEE_NAMED } from './data-requests.mails.js';

/** Without whom the person is nominee of, who is another person. */
const NAMED = `select name, email, named_at, claim_accepted, claim_decided_at from nominees where user_id = any($1)`;
const IS_NOMINEE = `select named_at as nominee_since from nominees where email = any($2) and user_id <> all($1)`;

/** What told a nominee of it. Somebody whom others named, too, keeps theirs. */
const FORGET_MAILS = `delete from outbox_mails where template = $2
  and recipient in (select email from nominees where user_id = any($1))
  and recipient not in (select email from nominees where user_id <> all($1))`;

export const NOMINEE_DATA: PersonalData = {
  name: 'nominees',
  own: { fields: ['name', 'email', 'named_at', 'nominee_since'] },
  read: async ({ transaction, person: { users, emails } }) => [
    ...(await transaction.query<Rows>(NAMED, [users])),
    ...(await transaction.query<Rows>(IS_NOMINEE, [users, emails])),
  ],
  erase: async ({ transaction, person: { users, emails } }) => ({
    nomineeMails: await changedRows(transaction, FORGET_MAILS, [users, NOMINEE_NAMED.name]),
    nominees: await changedRows(transaction, 'delete from nominees where user_id = any($1) or email = any($2)', [
      users,
      emails,
    ]),
  }),
};

/** Goes with the account. */
export const DATA_EXPORT_DATA: PersonalData = {
  name: 'dataExports',
  own: { fields: ['asked_at', 'ready_at'] },
  read: ({ transaction, person: { users } }) =>
    transaction.query('select state, asked_at, ready_at from data_exports where user_id = any($1)', [users]),
};
