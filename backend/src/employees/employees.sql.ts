/** What a search of employees looks in, and how many there are. */
export const EMPLOYEES_SQL = `
  create or replace function fill_employee_search() returns trigger language plpgsql as $$
  begin
    new.search_text := fold(concat_ws(' ', new.full_name, new.email, new.phone, new.qualification,
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

  create or replace trigger tg_employees_total_insert after insert on employees referencing new table as new_rows
    for each statement execute function keep_total();

  create or replace trigger tg_employees_total_delete after delete on employees referencing old table as old_rows
    for each statement execute function keep_total();
`;
