/** SQL condition on a record `t` with an account: nobody has chosen a password yet, which is how a first login ends. */
export const NEVER_LOGGED_IN =
  'exists (select from users where users.user_id = t.user_id and must_change_password and session_version = 1)';
