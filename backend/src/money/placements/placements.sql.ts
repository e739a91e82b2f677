import { HAS_UNINVOICED_FEE } from './placement-attention.js';

/**
 * What a placement copies from its connection and what follows from its facts. It lasts when the connection goes.
 *
 * `fill_placement` is where the terms are worked out, for the product and for everybody else who has its password (docs/rules.md#fee):
 * the fee is a percentage of the first month's gross salary, rounded half up to the paisa, and 0 for a replacement; the warranty ends
 * so many months after joining (docs/rules.md#warranty); the invoice is to be issued within 30 days of joining.
 */
export const PLACEMENTS_SQL = `
  create or replace function fill_placement() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then raise exception 'placements are kept' using errcode = 'integrity_constraint_violation'; end if;
    if tg_op = 'INSERT' and new.connection_id is not null then
      select coalesce(new.request_id, c.request_id), coalesce(new.employee_id, c.employee_id), coalesce(new.company_id, j.company_id),
          coalesce(new.employee_name, c.employee_name), coalesce(new.job_title, c.job_title), coalesce(new.job_location, j.location),
          coalesce(new.company_name, c.company_name), coalesce(new.placed_on, c.placement_date),
          coalesce(new.joining_date, c.joining_date)
        into new.request_id, new.employee_id, new.company_id, new.employee_name, new.job_title, new.job_location, new.company_name,
          new.placed_on, new.joining_date
        from connections c join job_requests j using (request_id) where c.connection_id = new.connection_id;
    end if;
    if tg_op = 'INSERT' then
      select coalesce(new.fee_percent, s.fee_percent), coalesce(new.warranty_months, s.warranty_months),
          coalesce(new.commitment_years, s.commitment_years)
        into new.fee_percent, new.warranty_months, new.commitment_years from agency_settings s order by setting_id desc limit 1;
    elsif new.invoice_state = 'credited' and old.invoice_state <> 'credited' then
      select fee_percent into new.fee_percent from agency_settings order by setting_id desc limit 1;
    end if;
    new.origin_connection_id := coalesce(new.origin_connection_id, new.connection_id);
    new.fee_paise := case when new.replaces_placement_id is null
      then round(new.first_month_gross_paise * new.fee_percent / 100) else 0 end;
    new.warranty_until := (new.joining_date + make_interval(months => new.warranty_months))::date;
    new.issue_by := new.joining_date + 30;
    new.search_text := fold(concat_ws(' ', new.employee_name, new.job_title, new.company_name));
    return new;
  end $$;

  create or replace trigger tg_placements_filled before insert or update or delete on placements
    for each row execute function fill_placement();

  create or replace function apply_fee() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update placements set fee_percent = new.fee_percent
      where fee_percent <> new.fee_percent and coalesce(invoice_state, 'credited') = 'credited';
    return null;
  end $$;

  create or replace trigger tg_agency_settings_fee after insert on agency_settings for each row execute function apply_fee();

  create or replace function erase_placements(hires integer[]) returns bigint language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare
    erased bigint;
  begin
    perform set_config('niyukt.erasing', 'on', true);
    perform refuse_unmarked('{}', '{}', array(select employee_id from placements where placement_id = any(hires)));
    update placements t set employee_name = 'erased'
      where placement_id = any(hires) and not ${HAS_UNINVOICED_FEE}
        and not exists (select from invoices i where i.placement_id = t.placement_id);
    get diagnostics erased = row_count;
    return erased;
  end $$;
  revoke all on function erase_placements(integer[]) from public;

  create or replace function pass_on_connection_names() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update placements set employee_name = new.employee_name, job_title = new.job_title, company_name = new.company_name
      where connection_id = new.connection_id;
    return null;
  end $$;

  create or replace trigger tg_connections_placement_names after update on connections
    for each row when ((old.employee_name, old.job_title, old.company_name)
      is distinct from (new.employee_name, new.job_title, new.company_name))
    execute function pass_on_connection_names();

  create or replace function refuse_unfollowed_placement() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' and new.placement_status <> 'placed' or tg_op = 'UPDATE' and new.placement_status = old.placement_status then
      return null;
    end if;
    perform from connections c left join placements p using (connection_id)
      where c.connection_id = new.connection_id
        and (c.placement_status = 'placed' and p.placement_id is null
          or c.placement_status not in ('placed', 'resigned') and p.state = 'active' and not p.has_open_claim);
    if found then
      raise exception 'the placement of connection % does not follow its status',
        new.connection_id using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end $$;

  create constraint trigger tg_connections_followed after insert or update of placement_status on connections deferrable initially deferred
    for each row execute function refuse_unfollowed_placement();

  create or replace trigger tg_placements_no_truncate before truncate on placements
    for each statement execute function refuse_change();

  create or replace trigger tg_placements_total_insert after insert on placements
    referencing new table as new_rows for each statement execute function keep_total();
`;
