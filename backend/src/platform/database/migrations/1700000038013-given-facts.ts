import type { MigrationInterface, QueryRunner } from 'typeorm';

/** They write into tables that the working role may not change: copies of names, of invoices and of claims, and merges of who goes. */
const AS_OWNER = [
  'pass_on_connection_names',
  'pass_on_invoice',
  'pass_on_claim',
  'pass_on_placement_names',
  'forget_merges',
];

/**
 * Who and what a placement, a claim and an introduction are about, the share of the fee, and the names of accounts: the working role may
 * not say them, so the database gives them. What was decided about a claim stays.
 */
export class GivenFacts1700000038013 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const name of AS_OWNER) {
      await db.query(`alter function ${name}() security definer set search_path = public, pg_temp`);
    }
    await db.query(`
      create or replace function fill_placement() returns trigger language plpgsql as $$
      begin
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
          select coalesce(new.fee_percent, s.fee_percent), coalesce(new.warranty_months, s.warranty_months)
            into new.fee_percent, new.warranty_months from agency_settings s order by setting_id desc limit 1;
        end if;
        new.origin_connection_id := coalesce(new.origin_connection_id, new.connection_id);
        new.fee_paise := case when new.replaces_placement_id is null
          then round(new.first_month_gross_paise * new.fee_percent / 100) else 0 end;
        new.warranty_until := (new.joining_date + make_interval(months => new.warranty_months))::date;
        new.issue_by := new.joining_date + 30;
        new.search_text := fold(concat_ws(' ', new.employee_name, new.job_title, new.company_name));
        return new;
      end $$;

      drop trigger tg_placements_invoiced on placements;
      create trigger tg_placements_invoiced before update on placements
        for each row when (old.invoice_state <> 'credited'
          and (old.joining_date, old.first_month_gross_paise, old.fee_percent, old.warranty_months, old.replaces_placement_id)
            is distinct from
            (new.joining_date, new.first_month_gross_paise, new.fee_percent, new.warranty_months, new.replaces_placement_id))
        execute function refuse_invoiced_change();

      create function apply_fee() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        update placements set fee_percent = new.fee_percent
          where fee_percent <> new.fee_percent and coalesce(invoice_state, 'credited') = 'credited';
        return null;
      end $$;
      create trigger tg_agency_settings_fee after insert on agency_settings for each row execute function apply_fee();

      create or replace function fill_claim() returns trigger language plpgsql as $$
      declare
        placement placements;
      begin
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
      end $$;

      create function refuse_claim_change() returns trigger language plpgsql as $$
      declare
        decision text[] := array['state', 'decision_reason', 'decided_at', 'replacement_placement_id'];
        follows text[] := array['company_id', 'search_text'];
      begin
        if tg_op = 'UPDATE' and (to_jsonb(new) - decision - follows) = (to_jsonb(old) - decision - follows) then
          if (to_jsonb(new) - follows) = (to_jsonb(old) - follows) then return new; end if;
          if (old.state, new.state) in (('filed', 'approved'), ('filed', 'declined'), ('approved', 'replaced'), ('approved', 'closed')) then
            new.decided_at := case old.state when 'filed' then now() else old.decided_at end;
            return new;
          end if;
        end if;
        raise exception 'claims are never changed or removed, only decided' using errcode = 'integrity_constraint_violation';
      end $$;
      create trigger tg_warranty_claims_kept before update or delete on warranty_claims
        for each row execute function refuse_claim_change();
      create trigger tg_warranty_claims_no_truncate before truncate on warranty_claims
        for each statement execute function refuse_truncate();

      create or replace function fill_introduction() returns trigger language plpgsql as $$
      begin
        new.origin_employee_id := coalesce(new.origin_employee_id, new.employee_id);
        new.origin_company_id := coalesce(new.origin_company_id, new.company_id);
        new.employee_name := coalesce(new.employee_name, (select full_name from employees where employee_id = new.employee_id));
        new.company_name := coalesce(new.company_name, (select name from companies where company_id = new.company_id));
        new.job_title := coalesce(new.job_title, (select title from job_requests where request_id = new.request_id));
        new.introduced_by_name := coalesce(new.introduced_by_name, (select email from users where user_id = new.introduced_by), 'system');
        new.search_text := fold(concat_ws(' ', new.employee_name, new.company_name, new.job_title));
        return new;
      end $$;

      create function fill_history() returns trigger language plpgsql as $$
      begin
        new.changed_by_name := coalesce(new.changed_by_name, (select email from users where user_id = new.changed_by), 'system');
        return new;
      end $$;
      create trigger tg_placement_history_filled before insert on placement_history
        for each row execute function fill_history();

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
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger tg_placement_history_filled on placement_history;
      drop trigger tg_warranty_claims_no_truncate on warranty_claims;
      drop trigger tg_warranty_claims_kept on warranty_claims;
      drop trigger tg_agency_settings_fee on agency_settings;
      drop function fill_history, refuse_claim_change, apply_fee;
      drop trigger tg_placements_invoiced on placements;
      create trigger tg_placements_invoiced before update of joining_date, first_month_gross_paise on placements
        for each row when (old.invoice_state <> 'credited' and (old.joining_date, old.first_month_gross_paise)
          is distinct from (new.joining_date, new.first_month_gross_paise))
        execute function refuse_invoiced_change();

      create or replace function fill_placement() returns trigger language plpgsql as $$
      begin
        new.origin_connection_id := coalesce(new.origin_connection_id, new.connection_id);
        new.fee_paise := case when new.replaces_placement_id is null
          then round(new.first_month_gross_paise * new.fee_percent / 100) else 0 end;
        new.warranty_until := (new.joining_date + make_interval(months => new.warranty_months))::date;
        new.issue_by := new.joining_date + 30;
        new.search_text := fold(concat_ws(' ', new.employee_name, new.job_title, new.company_name));
        return new;
      end $$;

      create or replace function fill_claim() returns trigger language plpgsql as $$
      begin
        new.search_text := (select search_text from placements where placement_id = new.placement_id);
        return new;
      end $$;

      create or replace function fill_introduction() returns trigger language plpgsql as $$
      begin
        new.origin_employee_id := coalesce(new.origin_employee_id, new.employee_id);
        new.origin_company_id := coalesce(new.origin_company_id, new.company_id);
        new.search_text := fold(concat_ws(' ', new.employee_name, new.company_name, new.job_title));
        return new;
      end $$;

      create or replace function fill_audit_search() returns trigger language plpgsql as $$
      begin
        new.search_text := fold(concat_ws(' ', new.actor_email, new.action, new.kind, new.record_name));
        return new;
      end $$;
    `);
    for (const name of AS_OWNER) await db.query(`alter function ${name}() security invoker reset all`);
  }
}
