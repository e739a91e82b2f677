/** What a claim takes from its placement, whether the warranty covers it (docs/rules.md#warranty), and what the placement says of it. */
export const CLAIMS_SQL = `
  create or replace function keep_claim() returns trigger language plpgsql as $$
  declare
    placement placements;
    decision text[] := array['state', 'decision_reason', 'decided_at', 'replacement_placement_id'];
    follows text[] := array['company_id', 'search_text'];
  begin
    if tg_op = 'INSERT' then
      select * into placement from placements where placement_id = new.placement_id;
      new.company_id := coalesce(new.company_id, placement.company_id);
      new.late_notice := coalesce(new.late_notice, india_today() > new.last_working_day
        + (select claim_notice_days from agency_settings order by setting_id desc limit 1));
      new.is_covered := coalesce(new.is_covered, new.last_working_day between placement.joining_date and placement.warranty_until, false);
      if not new.is_covered and new.state = 'filed' then
        new.state := 'declined';
        new.decided_at := new.filed_at;
      end if;
      new.search_text := placement.search_text;
      return new;
    end if;
    if tg_op = 'UPDATE' and (to_jsonb(new) - decision - follows) = (to_jsonb(old) - decision - follows) then
      if (to_jsonb(new) - follows) = (to_jsonb(old) - follows) then return new; end if;
      if (old.state, new.state) in (('filed', 'approved'), ('filed', 'declined'), ('approved', 'replaced'), ('approved', 'closed')) then
        new.decided_at := case old.state when 'filed' then now() else old.decided_at end;
        return new;
      end if;
    end if;
    if tg_op = 'UPDATE' and is_erasing(tg_relid) then return new; end if;
    raise exception 'claims are never changed or removed, only decided' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_warranty_claims_kept before insert or update or delete on warranty_claims
    for each row execute function keep_claim();

  create or replace function erase_claims(hires integer[], emails text[], phones text[], sole_names text[] default '{}') returns jsonb language plpgsql
    security definer set search_path = public, pg_temp as $$
  declare
    pattern text := array_to_string(identity_pattern(emails, phones) || person_patterns('{}', '{}', sole_names), '|');
    erased bigint;
    of_others bigint;
  begin
    perform set_config('niyukt.erasing', 'on', true);
    perform refuse_unmarked('{}', '{}', array(select employee_id from placements where placement_id = any(hires)));
    update warranty_claims set note = null, decision_reason = case when is_covered then null else decision_reason end
      where placement_id = any(hires);
    get diagnostics erased = row_count;
    update warranty_claims set note = regexp_replace(note, pattern, 'erased', 'gi'),
        decision_reason = regexp_replace(decision_reason, pattern, 'erased', 'gi')
      where concat_ws(' ', note, decision_reason) ~* pattern;
    get diagnostics of_others = row_count;
    return jsonb_build_object('claims', erased, 'claimsOfOthers', of_others);
  end $$;
  revoke all on function erase_claims(integer[], text[], text[], text[]) from public;

  create or replace function pass_on_claim() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update placements p set has_open_claim = exists (select from warranty_claims c
        where c.placement_id = p.placement_id and c.state in ('filed', 'approved'))
      where placement_id = new.placement_id;
    return null;
  end $$;

  create or replace trigger tg_warranty_claims_placement after insert or update of state on warranty_claims
    for each row execute function pass_on_claim();

  create or replace function pass_on_placement_names() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update warranty_claims set search_text = new.search_text where placement_id = new.placement_id;
    return null;
  end $$;

  create or replace trigger tg_placements_claim_names after update on placements
    for each row when (old.search_text is distinct from new.search_text) execute function pass_on_placement_names();

  create or replace trigger tg_warranty_claims_total_insert after insert on warranty_claims
    referencing new table as new_rows for each statement execute function keep_total();

  create or replace trigger tg_warranty_claims_no_truncate before truncate on warranty_claims
    for each statement execute function refuse_change();
`;
