import { fields } from './fields';
import { login } from './login';
import { shared } from './shared';

/** Texts of the login page, and those shared by all pages. */
export const texts = {
  ...fields,
  ...login,
  ...shared,
} as const;
