/** SQL of accounts `u` as mails address them: by the name of the person, or of the member of a company, else by the e-mail. */
export const ACCOUNTS_WITH_NAMES =
  'users u left join employees e using (user_id) left join company_members m using (user_id)';
export const ACCOUNT_NAME = 'coalesce(e.full_name, m.name, u.email)';
