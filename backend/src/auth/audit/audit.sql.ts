/** The audit log only grows; what is older than 13 months is removed by a function of the owner. */
export const AUDIT_SQL = `
  create or replace function keep_audit_entry() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
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
    end if;
    if tg_op = 'DELETE' and old.at < now() - interval '13 months' then
      return old;
    end if;
    if tg_op = 'UPDATE' and public.is_erasing(tg_relid) then return new; end if;
    raise exception 'audit_log is append-only' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_audit_log_append_only before insert or update or delete on audit_log
    for each row execute function keep_audit_entry();

  create or replace function purge_audit_log() returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare
    purged bigint;
  begin
    delete from public.audit_log where at < now() - interval '13 months';
    get diagnostics purged = row_count;
    return purged;
  end $$;
  revoke all on function purge_audit_log() from public;

  create or replace trigger tg_audit_log_no_truncate before truncate on audit_log
    for each statement execute function refuse_change();
`;
