/**
 * Takes a person out of the audit log, which keeps what happened. Entries about or by accounts that are not due for erasure lose only
 * what names the person.
 */
export const DATA_REQUESTS_SQL = `
  create or replace function is_about_others(of_kind text, of_record integer) returns boolean language sql stable as $$
    select exists (select from users u where is_unmarked(u.erasure_due_at) and u.user_id = case
      when of_kind in ('account', 'admin') then of_record
      when of_kind = 'employee' then (select e.user_id from employees e where e.employee_id = of_record)
      when of_kind = 'company member' then (select m.user_id from company_members m where m.member_id = of_record)
      when of_kind = 'connection' then (select e.user_id from connections c join employees e using (employee_id) where c.connection_id = of_record)
      when of_kind = 'placement' then (select e.user_id from placements p join employees e using (employee_id) where p.placement_id = of_record)
      when of_kind = 'warranty claim' then (select e.user_id from warranty_claims c join placements p using (placement_id)
        join employees e on e.employee_id = p.employee_id where c.claim_id = of_record)
      when of_kind = 'grievance' then (select g.user_id from grievances g where g.grievance_id = of_record)
      when of_kind = 'penalty case' then (select e.user_id from penalty_cases p join employees e using (employee_id) where p.case_id = of_record)
      when of_kind = 'task' then (select e.user_id from tasks t
        left join warranty_claims w on t.kind = 'claim' and w.claim_id = t.record_id
        left join placements p on p.placement_id = case t.kind when 'placement' then t.record_id else w.placement_id end
        left join connections c on t.kind = 'connection' and c.connection_id = t.record_id
        join employees e on e.employee_id = case t.kind when 'employee' then t.record_id else coalesce(c.employee_id, p.employee_id) end
        where t.task_id = of_record)
      when of_kind = 'mail' then (select o.user_id from outbox_mails m join users o on o.email = m.recipient where m.mail_id = of_record)
    end) $$;

  create or replace function without_contact(said jsonb, names text[]) returns jsonb language sql immutable as $$
    select jsonb_object_agg(key, case when key in ('contact_person_name', 'contactPersonName') and value #>> '{}' = any(names)
      then to_jsonb('erased'::text) else value end) from jsonb_each(said) $$;

  create or replace function erase_audit_entries(about bigint[], done_by bigint[], naming bigint[], contact_of integer[], names text[],
    emails text[], phones text[], sole_names text[] default '{}') returns jsonb language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare
    pattern text := array_to_string(identity_pattern(emails, phones) || person_patterns('{}', '{}', sole_names), '|');
    of_person bigint;
    by_person bigint;
    of_others bigint;
  begin
    perform set_config('niyukt.erasing', 'on', true);
    update audit_log set record_name = 'erased',
        before = case when before ? 'placement_status' then jsonb_build_object('placement_status', before -> 'placement_status') end,
        after = case when after ? 'placement_status' then jsonb_build_object('placement_status', after -> 'placement_status') end,
        search_text = fold(concat_ws(' ', actor_email, action, kind))
      where audit_id = any(about) and action <> 'erased' and not is_about_others(kind, record_id);
    get diagnostics of_person = row_count;
    update audit_log set actor_email = 'erased', address = null, search_text = fold(concat_ws(' ', action, kind, record_name))
      where audit_id = any(done_by) and not exists (select from users u where u.user_id = actor_id and is_unmarked(u.erasure_due_at));
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
  revoke all on function erase_audit_entries(bigint[], bigint[], bigint[], integer[], text[], text[], text[], text[]) from public;
`;
