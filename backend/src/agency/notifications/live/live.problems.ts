import { problem } from '../../../platform/errors/problem.js';

export const TOO_MANY_STREAMS = problem(
  'events.too_many',
  503,
  'News cannot be shown at once at the moment. They are shown within a minute.',
  'A process has 1,200 event streams, or is about to stop; clients ask every minute instead.',
);
