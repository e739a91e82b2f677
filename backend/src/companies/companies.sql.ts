/** What a search of companies looks in, and how many there are. */
export const COMPANIES_SQL = `
  create or replace function fill_company_search() returns trigger language plpgsql as $$
  begin
    new.search_text := fold(concat_ws(' ', new.name, name_spellings(new.contact_person_name), new.contact_email,
      new.contact_person_phone, new.location, new.industry));
    return new;
  end $$;

  create or replace trigger tg_companies_search before insert or update of name, contact_person_name, contact_email, contact_person_phone,
      location, industry
    on companies for each row execute function fill_company_search();

  create or replace trigger tg_companies_total_insert after insert on companies referencing new table as new_rows
    for each statement execute function keep_total();

  create or replace trigger tg_companies_total_delete after delete on companies referencing old table as old_rows
    for each statement execute function keep_total();

  create or replace function add_first_owner() returns trigger language plpgsql as $$
  begin
    insert into company_members (company_id, user_id, name, role, state, accepted_at)
      values (new.company_id, new.user_id, new.contact_person_name, 'owner', 'active', now()) on conflict (user_id) do nothing;
    return null;
  end $$;

  create or replace trigger tg_companies_first_owner after insert on companies for each row when (new.user_id is not null)
    execute function add_first_owner();

  -- only what was left of it goes once it has paid
  create or replace function keep_when_paid() returns trigger language plpgsql as $$
  begin
    update companies set goes_when_paid = false where company_id = new.company_id and goes_when_paid;
    return null;
  end $$;

  create or replace trigger tg_company_members_keep_company after insert or update of company_id on company_members
    for each row execute function keep_when_paid();

  create or replace trigger tg_job_requests_keep_company after insert or update of company_id on job_requests
    for each row execute function keep_when_paid();

  create or replace trigger tg_companies_keys_last before delete on companies
    for each statement execute function check_keys_last();
`;
