import { fields } from './fields';
import { login } from './login';
import { shared } from './shared';

/** What the login page needs, and what every page of both user interfaces shares. */
export const texts = {
  ...fields,
  ...login,
  ...shared,
} as const;
