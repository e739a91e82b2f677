import { problem } from './problem.js';

/** The sentence is that of the first invalid field. */
export const INVALID = problem('request.invalid', 400, 'The request is not valid');
export const INTERNAL = problem('internal', 500, 'Something went wrong. Please try again.');
/** A passing state, not the caller's fault. */
export const UNAVAILABLE = problem(
  'unavailable',
  503,
  'The service is not available at the moment. Please try again in a few seconds.',
  'The database is away, starts, has no room, takes no writes, or broke the connection; or the answer was not ready within `MAX_REPLY_SECONDS`. The log has the error.',
);
/** The process is overloaded. */
export const OVERLOADED = problem(
  'overloaded',
  503,
  'The service is busy at the moment. Please try again in a few seconds.',
  'This process cannot keep up: its own work held the event loop for a quarter of `MAX_REPLY_SECONDS`, or 1,000 requests have no answer yet. The database may be well.',
);

export const MALFORMED = problem('request.malformed', 400, 'The request is malformed');
export const NO_SUCH_ADDRESS = problem('request.no_such_address', 404, 'There is nothing at this address');
export const TOO_LARGE = problem('request.too_large', 413, 'The request is too large');
export const NOT_JSON = problem(
  'request.not_json',
  415,
  'Send the request as JSON, with Content-Type: application/json',
);

export const TOO_SLOW = problem('request.too_slow', 408, 'The request took too long to arrive');

/** Errors that the HTTP server answers before any of our code runs. */
const PROTOCOL_PROBLEMS = [
  MALFORMED,
  NO_SUCH_ADDRESS,
  problem('request.method_not_offered', 405, 'This method is not offered here'),
  TOO_SLOW,
  TOO_LARGE,
  NOT_JSON,
  problem('request.headers_too_large', 431, 'The request headers are too large'),
];

/** The error of a bare status. */
export function problemOfStatus(status: number): { code: string; sentence: string } {
  return PROTOCOL_PROBLEMS.find((known) => known.status === status) ?? (status >= 500 ? INTERNAL : INVALID);
}
