/** The access log only grows. A person takes their entries along, a merge moves them, and the owner's function removes old ones. */
export const ACCESS_LOG_SQL = `
  create or replace function refuse_access_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if pg_trigger_depth() > 1 or old.at < now() - interval '13 months' then return old; end if;
    elsif (to_jsonb(new) - 'employee_id' - 'company_id') = (to_jsonb(old) - 'employee_id' - 'company_id')
        and (new.employee_id = old.employee_id or are_merging('employees', old.employee_id, new.employee_id))
        and (new.company_id is not distinct from old.company_id or are_merging('companies', old.company_id, new.company_id)
          or pg_trigger_depth() > 1 and new.company_id is null) then
      return new;
    end if;
    raise exception 'access_log is append-only' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_access_log_append_only before update or delete on access_log
    for each row execute function refuse_access_change();

  create or replace trigger tg_access_log_no_truncate before truncate on access_log
    for each statement execute function refuse_change();

  create or replace function purge_access_log() returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    purged bigint;
  begin
    delete from access_log where at < now() - interval '13 months';
    get diagnostics purged = row_count;
    return purged;
  end $$;
  revoke all on function purge_access_log() from public;
`;
