import { choices } from './choices';
import { fields } from './fields';
import { login } from './login';
import { loginErrors } from './login-errors';
import { shared } from './shared';

/** Texts of the login page, and those shared by all pages. */
export const texts = {
  ...choices,
  ...fields,
  ...login,
  ...loginErrors,
  ...shared,
} as const;
