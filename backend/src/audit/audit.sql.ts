/** The audit log only grows; what is older than 13 months is removed by a function of the owner. */
export const AUDIT_SQL = `
  create or replace function fill_audit_search() returns trigger language plpgsql as $$
  begin
    if new.actor_id is not null then
      select email, role into new.actor_email, new.actor_role
        from (select email, role, 1 as place from users where user_id = new.actor_id
          union all select new.actor_email, new.actor_role, 2 order by place limit 1) actor;
    elsif new.actor_role in ('system', 'anonymous') then
      new.actor_email := new.actor_role;
    elsif not pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
      raise exception 'an audit entry names its account' using errcode = 'integrity_constraint_violation';
    end if;
    new.search_text := fold(concat_ws(' ', new.actor_email, new.action, new.kind, new.record_name));
    return new;
  end $$;

  create or replace trigger tg_audit_log_search before insert on audit_log for each row execute function fill_audit_search();

  create or replace function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and old.at < now() - interval '13 months' then
      return old;
    end if;
    if tg_op = 'UPDATE' and public.is_erasing(tg_relid) then return new; end if;
    raise exception 'audit_log is append-only' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_audit_log_append_only before update or delete on audit_log
    for each row execute function refuse_audit_change();

  create or replace function purge_audit_log() returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare
    purged bigint;
  begin
    delete from public.audit_log where at < now() - interval '13 months';
    get diagnostics purged = row_count;
    return purged;
  end $$;
  revoke all on function purge_audit_log() from public;

  create or replace function without_contact(said jsonb, names text[]) returns jsonb language sql immutable as $$
    select jsonb_object_agg(key, case when key in ('contact_person_name', 'contactPersonName') and value #>> '{}' = any(names)
      then to_jsonb('erased'::text) else value end) from jsonb_each(said) $$;

  create or replace function erase_audit_entries(about bigint[], done_by bigint[], naming bigint[], contact_of integer[], names text[],
    pattern text) returns jsonb language plpgsql security definer
    set search_path = public, pg_temp set niyukt.erasing = 'on' as $$
  declare
    of_person bigint;
    by_person bigint;
    of_others bigint;
  begin
    update audit_log set record_name = 'erased',
        before = case when before ? 'placement_status' then jsonb_build_object('placement_status', before -> 'placement_status') end,
        after = case when after ? 'placement_status' then jsonb_build_object('placement_status', after -> 'placement_status') end,
        search_text = fold(concat_ws(' ', actor_email, action, kind))
      where audit_id = any(about);
    get diagnostics of_person = row_count;
    update audit_log set actor_email = 'erased', address = null, search_text = fold(concat_ws(' ', action, kind, record_name))
      where audit_id = any(done_by);
    get diagnostics by_person = row_count;
    update audit_log set before = without_contact(before, names), after = without_contact(after, names)
      where kind = 'company' and record_id = any(contact_of) and names && array[before ->> 'contact_person_name',
        after ->> 'contact_person_name', before ->> 'contactPersonName', after ->> 'contactPersonName'];
    with others as (
      select audit_id as id, regexp_replace(record_name, pattern, 'erased', 'gi') as name from audit_log
      where audit_id = any(naming) and concat_ws(' ', record_name, before, after) ~* pattern)
    update audit_log set record_name = name, before = mask_json(before, pattern), after = mask_json(after, pattern),
      search_text = fold(concat_ws(' ', actor_email, action, kind, name)) from others where audit_id = id;
    get diagnostics of_others = row_count;
    return jsonb_build_object('auditEntriesAbout', of_person, 'auditEntriesBy', by_person, 'auditEntriesOfOthers', of_others);
  end $$;
  revoke all on function erase_audit_entries(bigint[], bigint[], bigint[], integer[], text[], text) from public;

  create or replace trigger tg_audit_log_no_truncate before truncate on audit_log
    for each statement execute function refuse_truncate();
`;
