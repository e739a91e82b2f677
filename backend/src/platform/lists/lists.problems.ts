import { problem } from '../errors/problem.js';

export const PARAMETER_REPEATED = problem('list.parameter_repeated', 400, 'Parameter %{name} may be given once');
export const PARAMETER_NOT_JSON = problem('list.parameter_not_json', 400, 'Parameter %{name} must be JSON');
export const SORT_MALFORMED = problem(
  'list.sort_malformed',
  400,
  'Parameter sort must be a JSON array such as ["created_at","DESC"]',
);
export const SORT_UNKNOWN = problem('list.sort_unknown', 400, 'This list cannot be sorted by %{field}');
export const RANGE_MALFORMED = problem(
  'list.range_malformed',
  400,
  'Parameter range must be a JSON array such as [0,24]',
);
export const RANGE_TOO_LONG = problem('list.range_too_long', 400, 'A range may hold %{max} rows at most');
export const FILTER_MALFORMED = problem(
  'list.filter_malformed',
  400,
  'Parameter filter must be a JSON object such as {"industry":"IT"}',
);
export const FILTER_UNKNOWN = problem('list.filter_unknown', 400, 'This list cannot be filtered by %{name}');
export const FILTER_VALUES = problem('list.filter_too_many_values', 400, 'A filter may name %{max} values at most');
export const FILTER_TAKES_ONE = problem('list.filter_takes_one_value', 400, 'Filter %{name} takes one value');
export const FILTER_WRONG_KIND = problem('list.filter_wrong_kind', 400, 'Filter %{name} has a value of the wrong kind');
export const FILTER_HAS_NO_TEXT = problem(
  'list.filter_not_text',
  400,
  'Filter %{name} has characters that are not text',
);
export const SEARCH_NOT_TEXT = problem('list.search_not_text', 400, 'Filter q must be text');
export const SEARCH_TOO_LONG = problem('list.search_too_long', 400, 'Filter q may be %{max} characters at most');

export const TOO_MANY_PEOPLE = problem(
  'rate_limit.listed_people',
  429,
  'You have listed %{max} people today, the most without the permission to export. It goes on at midnight in India.',
);

/** What a list that takes `range` and nothing else may answer. */
export const RANGE_PROBLEMS = [PARAMETER_REPEATED, PARAMETER_NOT_JSON, RANGE_MALFORMED, RANGE_TOO_LONG];

/** What a list with all its parameters may answer. */
export const LIST_PROBLEMS = [
  ...RANGE_PROBLEMS,
  SORT_MALFORMED,
  SORT_UNKNOWN,
  FILTER_MALFORMED,
  FILTER_UNKNOWN,
  FILTER_VALUES,
  FILTER_TAKES_ONE,
  FILTER_WRONG_KIND,
  FILTER_HAS_NO_TEXT,
  SEARCH_NOT_TEXT,
  SEARCH_TOO_LONG,
  TOO_MANY_PEOPLE,
];
