/** Who an account is: the name of staff, of a person or of a company; null once it is gone. */
export const ACCOUNTS_SQL = `
  create or replace function account_name(account integer) returns text language sql stable set search_path = public, pg_temp as $$
    select coalesce(u.full_name, e.full_name, case c.user_id when account then c.name else m.name || ', ' || c.name end) from users u
      left join employees e using (user_id) left join company_members m using (user_id) left join companies c using (company_id)
      where u.user_id = account
  $$;

  create or replace trigger tg_users_keys_last before delete on users
    for each statement execute function check_keys_last();
`;
