/** What a search of employees looks in, how many there are and have each skill, and whom functions that erase may touch. */
export const EMPLOYEES_SQL = String.raw`
  create or replace function fill_employee_search() returns trigger language plpgsql as $$
  begin
    new.search_text := fold(concat_ws(' ', name_spellings(new.full_name), new.email, new.phone, new.qualification,
      new.preferred_location, (select string_agg(skill ->> 'skill_name', ' ') from jsonb_array_elements(new.skills) skill),
      new.industry, new.status)) || coalesce(name_marks(new.full_name), '');
    if tg_op = 'INSERT' or new.skills is distinct from old.skills then
      new.skill_keys := skill_keys(new.skills);
    end if;
    return new;
  end $$;

  create or replace trigger tg_employees_search before insert or update of full_name, email, phone, qualification, preferred_location,
      skills, industry, status
    on employees for each row execute function fill_employee_search();

  create or replace function count_employees() returns trigger language plpgsql as $$
  declare
    change bigint;
  begin
    if tg_op = 'INSERT' then
      perform change_skill_counts('{}', array(select skills from added));
      change := (select count(*) from added where not restricted);
    elsif tg_op = 'DELETE' then
      perform change_skill_counts(array(select skills from gone), '{}');
      change := (select -count(*) from gone where not restricted);
    else
      if old.skills is distinct from new.skills then perform change_skill_counts(array[old.skills], array[new.skills]); end if;
      change := old.restricted::integer - new.restricted::integer;
    end if;
    if change <> 0 then
      insert into row_counts values ('employees', '', pg_backend_pid() % 64, change)
        on conflict (list, facet, slot) do update set n = row_counts.n + excluded.n;
    end if;
    return null;
  end $$;

  create or replace trigger tg_employees_counts_insert after insert on employees referencing new table as added
    for each statement execute function count_employees();

  create or replace trigger tg_employees_counts_delete after delete on employees referencing old table as gone
    for each statement execute function count_employees();

  create or replace trigger tg_employees_counts_update after update of skills, restricted on employees
    for each row when ((old.skills, old.restricted) is distinct from (new.skills, new.restricted)) execute function count_employees();

  create or replace function restrict_employee() returns trigger language plpgsql as $$
  begin
    update employees set restricted = new.restricted_at is not null where user_id = new.user_id;
    return null;
  end $$;

  create or replace trigger tg_users_restricted after update of restricted_at on users
    for each row when ((old.restricted_at is null) <> (new.restricted_at is null)) execute function restrict_employee();

  create or replace function is_unmarked(due timestamptz) returns boolean language sql stable as $$ select (due > now()) is not false $$;

  create or replace function refuse_unmarked(accounts integer[], emails text[], people integer[]) returns void language plpgsql stable as $$
  begin
    if exists (select from users where is_unmarked(erasure_due_at) and user_id in (select unnest(accounts)
        union select user_id from users where email = any(emails)
        union select user_id from employees where employee_id = any(people))) then
      raise exception 'only accounts whose erasure is due are erased' using errcode = 'insufficient_privilege';
    end if;
  end $$;

  create or replace function identity_pattern(emails text[], phones text[]) returns text language plpgsql stable as $$
  begin
    perform refuse_unmarked('{}', emails, array(select employee_id from employees where "right"(phone, 10) = any(phones)));
    return array_to_string(person_patterns(emails, phones, '{}'), '|');
  end $$;

  create or replace trigger tg_employees_keys_last before delete on employees
    for each statement execute function check_keys_last();
`;
