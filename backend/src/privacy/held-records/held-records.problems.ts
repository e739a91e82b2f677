import { problem } from '../../platform/errors/problem.js';

export const NOTHING_HELD = problem('held_record.none', 404, 'Nothing is held about this e-mail');
export const NO_HELD_FILE = problem('held_record.no_file', 404, 'No such file is held about this e-mail');
export const HELD_SEALED_OTHERWISE = problem(
  'held_record.of_other_secret',
  409,
  'This was sealed with a former JWT_SECRET: npm run secret:reseal carries it over',
);
