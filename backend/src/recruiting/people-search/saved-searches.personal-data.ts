import { changedRows, type PersonalData, type Rows, sharedNames } from '../../auth/personal-data/personal-data.js';

const OWN_SEARCHES = `select name, query, shared, daily_mail, created_at from saved_searches where owner_id = any($1)
  order by search_id`;

const TEXT = `lower(concat_ws(' ', s.name, s.query ->> 'q'))`;
/** Searches for the person's e-mail, phone or a name that only they have: after the erasure they find no person. */
const ERASE_SEARCHES = `delete from saved_searches s where ${TEXT} ~* any($1)`;
/** Another person has the same name, so these searches stay and are reported. */
const NAMING_SEARCHES = `select distinct s.search_id from saved_searches s join users u on u.user_id = s.owner_id
  where ${TEXT} ~* any(person_patterns('{}', '{}', $1)) and u.user_id <> all($2) order by s.search_id`;

/**
 * Searches that admins keep. Those of an erased admin go with the account. `candidate_index` and `saved_search_hits` go with the employee,
 * and `name_words` with the last person who has such a name. These three hold nothing that the employee and the resume do not.
 */
export const SAVED_SEARCH_DATA: PersonalData = {
  name: 'savedSearches',
  own: { nothing: 'searches are kept by the staff' },
  read: ({ transaction, person: { users } }) => transaction.query<Rows>(OWN_SEARCHES, [users]),
  erase: async ({ transaction, person }) => ({
    savedSearches: await changedRows(transaction, ERASE_SEARCHES, [person.patterns]),
  }),
  naming: async ({ transaction, person }) => {
    const searches = await transaction.query<{ search_id: number }[]>(NAMING_SEARCHES, [
      sharedNames(person),
      person.users,
    ]);
    return searches.length ? [`saved searches ${searches.map(({ search_id }) => search_id).join(', ')}`] : [];
  },
};
