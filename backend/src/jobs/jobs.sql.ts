/** What a job copies from its company, the skills that jobs name, and how many jobs there are. */
export const JOBS_SQL = `
  create or replace function fill_job_request() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform 1 from companies where company_id = new.company_id for share;
    end if;
    select name into new.company_name from companies where company_id = new.company_id;
    new.company_name := coalesce(new.company_name, '');
    if new.status <> 'closed' then
      new.closed_at := null;
    elsif tg_op = 'INSERT' or old.status <> 'closed' then
      new.closed_at := clock_timestamp();
    end if;
    new.search_text := fold(concat_ws(' ', new.title, new.domain, new.company_name, new.location, new.status,
      new.employment_type, new.priority));
    return new;
  end $$;

  create or replace trigger tg_job_requests_copies before insert or update of company_id, company_name, title, domain, location, status,
      employment_type, priority
    on job_requests for each row execute function fill_job_request();

  create or replace function pass_on_company_name() returns trigger language plpgsql as $$
  begin
    update job_requests set company_name = new.name where company_id = new.company_id;
    return null;
  end $$;

  create or replace trigger tg_companies_name after update of name on companies
    for each row when (old.name is distinct from new.name) execute function pass_on_company_name();

  create or replace function keep_job_skill_counts() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.skills is not distinct from new.skills then return null; end if;
    insert into job_skill_counts as c (name, n)
      select changed.name, sum(change) from (
        select skill ->> 'skill_name' as name, 1 as change from jsonb_array_elements(new.skills) skill
        union all select skill ->> 'skill_name', -1 from jsonb_array_elements(old.skills) skill) changed
      where changed.name is not null group by changed.name having sum(change) <> 0 order by changed.name
      on conflict (name) do update set n = c.n + excluded.n;
    delete from job_skill_counts where n <= 0
      and name in (select skill ->> 'skill_name' from jsonb_array_elements(old.skills) skill);
    return null;
  end $$;

  create or replace trigger tg_job_requests_skills after insert or delete or update of skills on job_requests
    for each row execute function keep_job_skill_counts();

  create or replace trigger tg_job_requests_total_insert after insert on job_requests referencing new table as new_rows
    for each statement execute function keep_total();

  create or replace trigger tg_job_requests_total_delete after delete on job_requests referencing old table as old_rows
    for each statement execute function keep_total();

  create or replace trigger tg_job_requests_keys_last before delete on job_requests
    for each statement execute function check_keys_last();
`;
