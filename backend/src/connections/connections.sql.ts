/**
 * What a connection copies from its job and person, the status of a person that follows from their latest connection, and the history of
 * statuses, which only grows. An insert locks what it copies from, because a rename that runs at the same moment would not see the new row.
 */
export const CONNECTIONS_SQL = `
  create or replace function fill_connection() returns trigger language plpgsql as $$
  declare
    contact text;
    place text;
  begin
    if tg_op = 'INSERT' then
      perform 1 from employees where employee_id = new.employee_id for no key update;
      perform 1 from job_requests where request_id = new.request_id for share;
    end if;
    select full_name, concat_ws(' ', email, phone), restricted into new.employee_name, contact, new.restricted
      from employees where employee_id = new.employee_id;
    select title, company_name, location into new.job_title, new.company_name, place
      from job_requests where request_id = new.request_id;
    new.employee_name := coalesce(new.employee_name, '');
    new.restricted := coalesce(new.restricted, false);
    new.job_title := coalesce(new.job_title, '');
    new.company_name := coalesce(new.company_name, '');
    new.search_text := fold(concat_ws(' ', name_spellings(new.employee_name), new.job_title, new.company_name, contact, place))
      || coalesce(name_marks(new.employee_name), '');
    return new;
  end $$;

  create or replace trigger tg_connections_copies before insert or update of request_id, employee_id, employee_name, job_title, company_name
    on connections for each row execute function fill_connection();

  create or replace function pass_on_employee() returns trigger language plpgsql as $$
  begin
    update connections set employee_name = new.full_name, restricted = new.restricted where employee_id = new.employee_id;
    return null;
  end $$;

  create or replace trigger tg_employees_connections after update of full_name, email, phone, restricted on employees for each row
    when ((old.full_name, old.email, old.phone, old.restricted) is distinct from (new.full_name, new.email, new.phone, new.restricted))
    execute function pass_on_employee();

  create or replace function pass_on_job_title() returns trigger language plpgsql as $$
  begin
    update connections set job_title = new.title where request_id = new.request_id;
    return null;
  end $$;

  create or replace trigger tg_job_requests_title after update on job_requests
    for each row when (old.title is distinct from new.title or old.company_name is distinct from new.company_name
      or old.location is distinct from new.location)
    execute function pass_on_job_title();

  create or replace function refresh_employee_status() returns trigger language plpgsql as $$
  declare
    person integer;
    latest text;
  begin
    foreach person in array case when new.employee_id <> old.employee_id
      then array[least(new.employee_id, old.employee_id), greatest(new.employee_id, old.employee_id)]
      else array[coalesce(new.employee_id, old.employee_id)] end loop
      perform 1 from employees where employee_id = person for no key update;
      select placement_status into latest from connections where employee_id = person
        order by connection_date desc, connection_id desc limit 1;
      update employees set status = coalesce(latest, 'Available')
        where employee_id = person and status is distinct from coalesce(latest, 'Available');
    end loop;
    return null;
  end $$;

  create or replace trigger tg_connections_employee_status after insert or delete or update of employee_id, placement_status,
      connection_date
    on connections for each row execute function refresh_employee_status();

  create or replace function keep_connection_totals() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into row_counts select 'connections', placement_status, pg_backend_pid() % 64, count(*) from new_rows
        where not restricted group by placement_status order by placement_status
        on conflict (list, facet, slot) do update set n = row_counts.n + excluded.n;
    elsif tg_op = 'DELETE' then
      insert into row_counts select 'connections', placement_status, pg_backend_pid() % 64, -count(*) from old_rows
        where not restricted group by placement_status order by placement_status
        on conflict (list, facet, slot) do update set n = row_counts.n + excluded.n;
    else
      insert into row_counts select 'connections', placement_status, pg_backend_pid() % 64, sum(change)
        from (select placement_status, 1 as change from new_rows where not restricted
          union all select placement_status, -1 from old_rows where not restricted) moved
        group by placement_status having sum(change) <> 0 order by placement_status
        on conflict (list, facet, slot) do update set n = row_counts.n + excluded.n;
    end if;
    return null;
  end $$;

  create or replace trigger tg_connections_total_insert after insert on connections referencing new table as new_rows
    for each statement execute function keep_connection_totals();

  create or replace trigger tg_connections_total_delete after delete on connections referencing old table as old_rows
    for each statement execute function keep_connection_totals();

  create or replace trigger tg_connections_total_update after update on connections referencing old table as old_rows new table as new_rows
    for each statement execute function keep_connection_totals();

  create or replace function keep_history() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      new.changed_by_name := coalesce(new.changed_by_name, (select email from users where user_id = new.changed_by), 'system');
      return new;
    end if;
    if tg_op = 'DELETE' and not exists (select 1 from connections where connection_id = old.connection_id) then
      return old;
    end if;
    if tg_op = 'UPDATE' and (to_jsonb(new) - 'connection_id') = (to_jsonb(old) - 'connection_id')
      and are_merging('connections', old.connection_id, new.connection_id) then
      return new;
    end if;
    if tg_op = 'UPDATE' and is_erasing(tg_relid) then return new; end if;
    raise exception 'placement_history is append-only' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_placement_history_append_only before insert or update or delete on placement_history
    for each row execute function keep_history();

  create or replace function erase_history(accounts integer[]) returns bigint language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare
    erased bigint;
  begin
    perform set_config('niyukt.erasing', 'on', true);
    perform refuse_unmarked(accounts, '{}', '{}');
    update placement_history set changed_by_name = 'erased' where changed_by = any(accounts);
    get diagnostics erased = row_count;
    return erased;
  end $$;
  revoke all on function erase_history(integer[]) from public;

  create or replace trigger tg_placement_history_no_truncate before truncate on placement_history
    for each statement execute function refuse_change();

  create or replace trigger tg_connections_keys_last before delete on connections
    for each statement execute function check_keys_last();
`;
