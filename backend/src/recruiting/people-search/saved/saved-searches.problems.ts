import { problem } from '../../../platform/errors/problem.js';

export const SEARCH_NOT_FOUND = problem('saved_search.not_found', 404, 'Saved search not found');
export const NOT_THE_OWNER = problem(
  'saved_search.not_the_owner',
  403,
  'Only the owner of a saved search can change it',
);
export const TOO_MANY_SEARCHES = problem(
  'saved_search.too_many',
  409,
  'You keep %{max} searches. Please delete some of them first.',
);
