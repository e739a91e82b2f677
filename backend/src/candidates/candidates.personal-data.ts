import { type PersonalData, type Rows } from '../privacy/personal-data.js';

const KEPT_SEARCHES = `select name, query, shared, daily_mail, created_at from saved_searches where owner_id = any($1)
  order by search_id`;

/**
 * Searches that somebody keeps. They go with the account; so do `candidate_index` and `saved_search_hits` with the employee, and
 * `name_words` with the last person who has such a name. All three hold nothing that the employee and the resume do not.
 */
export const SAVED_SEARCH_DATA: PersonalData = {
  name: 'savedSearches',
  read: ({ transaction, person: { users } }) => transaction.query<Rows>(KEPT_SEARCHES, [users]),
};
