/**
 * Introductions are only added. A merge moves their keys to the record that stays. The days on which a company was shown a person are set
 * once.
 */
export const INTRODUCTIONS_SQL = `
  create or replace function keep_introduction() returns trigger language plpgsql as $$
  declare
    keys text[] := array['employee_id', 'company_id', 'request_id'];
    days text[] := array['submitted_on', 'first_opened_on'];
  begin
    if tg_op = 'INSERT' then
      new.origin_employee_id := coalesce(new.origin_employee_id, new.employee_id);
      new.origin_company_id := coalesce(new.origin_company_id, new.company_id);
      new.employee_name := coalesce(new.employee_name, (select full_name from employees where employee_id = new.employee_id));
      new.company_name := coalesce(new.company_name, (select name from companies where company_id = new.company_id));
      new.job_title := coalesce(new.job_title, (select title from job_requests where request_id = new.request_id));
      new.introduced_by_name := coalesce(new.introduced_by_name, (select email from users where user_id = new.introduced_by), 'system');
      new.search_text := fold(concat_ws(' ', new.employee_name, new.company_name, new.job_title));
      return new;
    end if;
    if tg_op = 'UPDATE' and (to_jsonb(new) - days) = (to_jsonb(old) - days)
      and (old.submitted_on is null or new.submitted_on = old.submitted_on)
      and (old.first_opened_on is null or new.first_opened_on = old.first_opened_on) then
      return new;
    end if;
    if tg_op = 'UPDATE' and (to_jsonb(new) - keys) = (to_jsonb(old) - keys) then
      if pg_trigger_depth() > 1 and (new.employee_id is null or new.employee_id = old.employee_id)
        and (new.company_id is null or new.company_id = old.company_id)
        and (new.request_id is null or new.request_id = old.request_id) then
        return new;
      end if;
      if new.request_id is not distinct from old.request_id
        and (new.employee_id is not distinct from old.employee_id
          or coalesce(new.employee_id, old.employee_id) = any(merging('employees'))
            and coalesce(old.employee_id, new.employee_id) = any(merging('employees')))
        and (new.company_id is not distinct from old.company_id
          or coalesce(new.company_id, old.company_id) = any(merging('companies'))
            and coalesce(old.company_id, new.company_id) = any(merging('companies'))) then
        return new;
      end if;
    end if;
    if tg_op = 'UPDATE' and is_erasing(tg_relid) then return new; end if;
    raise exception 'introductions are never changed or removed' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_introductions_append_only before insert or update or delete on introductions
    for each row execute function keep_introduction();

  create or replace function erase_introductions(people integer[], accounts integer[]) returns bigint language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare
    erased bigint;
  begin
    perform set_config('niyukt.erasing', 'on', true);
    perform refuse_unmarked(accounts, '{}', people);
    update introductions set employee_name = 'erased', search_text = fold(concat_ws(' ', 'erased', company_name, job_title))
      where origin_employee_id = any(people);
    get diagnostics erased = row_count;
    update introductions set introduced_by_name = 'erased' where introduced_by = any(accounts);
    return erased;
  end $$;
  revoke all on function erase_introductions(integer[], integer[]) from public;

  create or replace trigger tg_introductions_no_truncate before truncate on introductions
    for each statement execute function refuse_change();

  create or replace trigger tg_introductions_total_insert after insert on introductions
    referencing new table as new_rows for each statement execute function keep_total();
`;
