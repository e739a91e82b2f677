/** Words of people only grow. A merge moves them to the record that stays, and its undo takes back what it has added. */
export const CONSENT_SQL = `
  create or replace function refuse_consent_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if pg_trigger_depth() > 1 or old.channel = 'merge' and old.employee_id = any(merging('employees')) then return old; end if;
    elsif (to_jsonb(new) - 'employee_id') = (to_jsonb(old) - 'employee_id') then
      if are_merging('employees', old.employee_id, new.employee_id) then return new; end if;
    elsif pg_trigger_depth() > 1 and new.noted_by is null and (to_jsonb(new) - 'noted_by') = (to_jsonb(old) - 'noted_by') then
      return new;
    end if;
    raise exception 'consents are never changed or removed' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_consents_append_only before update or delete on consents
    for each row execute function refuse_consent_change();

  create or replace trigger tg_consents_no_truncate before truncate on consents
    for each statement execute function refuse_change();
`;
