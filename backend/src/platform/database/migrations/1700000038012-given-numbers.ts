import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Day, series and company of a document, and the moments of a payment: the working role may not say them (`roles.ts` has its columns), so
 * the database gives them.
 */
export class GivenNumbers1700000038012 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function series_of(prefix text, of_kind text) returns text language sql immutable as $$
        select case when of_kind = 'invoice' then prefix
          when left(prefix, 3) || usual = prefix then left(prefix, 3) || other else left(prefix, 3) || usual end
        from (values ('invoice', '', ''), ('credit_note', 'C', 'R'), ('debit_note', 'D', 'B')) letters (kind, usual, other)
        where kind = of_kind $$;

      create or replace function number_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        today date := coalesce(new.issued_on, india_today());
        starts integer := extract(year from today - interval '3 months');
      begin
        if new.corrects_invoice_id is not null and new.placement_id is distinct from
          (select placement_id from invoices where invoice_id = new.corrects_invoice_id) then
          raise exception 'a note is of the placement of its invoice' using errcode = 'integrity_constraint_violation';
        end if;
        new.company_id := coalesce(new.company_id, (select company_id from placements where placement_id = new.placement_id));
        new.series := coalesce(new.series,
          series_of((select invoice_prefix from agency_settings order by setting_id desc limit 1), new.kind));
        new.financial_year := format('%s-%s', lpad((starts % 100)::text, 2, '0'), lpad(((starts + 1) % 100)::text, 2, '0'));
        insert into invoice_series as s values (new.series, new.financial_year, new.kind, 1, today)
          on conflict on constraint pk_invoice_series do update
            set last_sequence = s.last_sequence + 1, last_issued_on = greatest(s.last_issued_on, today)
          returning last_sequence, last_issued_on into new.sequence, new.issued_on;
        if today > india_today() or (new.issued_on > today and today < india_today()) then
          raise exception 'documents are issued in the order of their days' using errcode = 'integrity_constraint_violation';
        end if;
        new.number := format('%s/%s/%s', new.series, new.financial_year,
          lpad(new.sequence::text, greatest(5, length(new.sequence::text)), '0'));
        new.debited_paise := 0; new.credited_paise := 0; new.received_paise := 0; new.tds_paise := 0;
        new.outstanding_paise := case when new.kind = 'invoice' then new.total_paise else 0 end;
        new.state := 'issued';
        new.search_text := fold(concat_ws(' ', new.number, new.company_name, new.company_gstin, new.document ->> 'candidate_name'));
        return new;
      end $$;

      create or replace function fill_payment() returns trigger language plpgsql as $$
      begin
        if new.received_on > india_today() then
          raise exception 'payments are received today at the latest' using errcode = 'integrity_constraint_violation';
        end if;
        new.search_text := (select fold(concat_ws(' ', i.number, i.company_name, new.reference))
          from invoices i where i.invoice_id = new.invoice_id);
        return new;
      end $$;

      create or replace function refuse_payment_change() returns trigger language plpgsql as $$
      declare
        reversal text[] := array['reversed_at', 'reversal_reason'];
      begin
        if tg_op = 'UPDATE' and old.reversed_at is null and new.reversal_reason is not null
          and (to_jsonb(new) - reversal) = (to_jsonb(old) - reversal) then
          new.reversed_at := coalesce(new.reversed_at, clock_timestamp());
          return new;
        end if;
        raise exception 'payments are never changed or removed, only reversed' using errcode = 'integrity_constraint_violation';
      end $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace function number_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        today date := coalesce(new.issued_on, india_today());
        starts integer := extract(year from today - interval '3 months');
      begin
        new.financial_year := format('%s-%s', lpad((starts % 100)::text, 2, '0'), lpad(((starts + 1) % 100)::text, 2, '0'));
        insert into invoice_series as s values (new.series, new.financial_year, new.kind, 1, today)
          on conflict on constraint pk_invoice_series do update
            set last_sequence = s.last_sequence + 1, last_issued_on = greatest(s.last_issued_on, today)
          returning last_sequence, last_issued_on into new.sequence, new.issued_on;
        if today > india_today() or (new.issued_on > today and today < india_today()) then
          raise exception 'documents are issued in the order of their days' using errcode = 'integrity_constraint_violation';
        end if;
        new.number := format('%s/%s/%s', new.series, new.financial_year,
          lpad(new.sequence::text, greatest(5, length(new.sequence::text)), '0'));
        new.debited_paise := 0; new.credited_paise := 0; new.received_paise := 0; new.tds_paise := 0;
        new.outstanding_paise := case when new.kind = 'invoice' then new.total_paise else 0 end;
        new.state := 'issued';
        new.search_text := fold(concat_ws(' ', new.number, new.company_name, new.company_gstin, new.document ->> 'candidate_name'));
        return new;
      end $$;

      create or replace function fill_payment() returns trigger language plpgsql as $$
      begin
        new.search_text := (select fold(concat_ws(' ', i.number, i.company_name, new.reference))
          from invoices i where i.invoice_id = new.invoice_id);
        return new;
      end $$;

      create or replace function refuse_payment_change() returns trigger language plpgsql as $$
      declare
        reversal text[] := array['reversed_at', 'reversal_reason'];
      begin
        if tg_op = 'UPDATE' and old.reversed_at is null and new.reversed_at is not null
          and (to_jsonb(new) - reversal) = (to_jsonb(old) - reversal) then
          return new;
        end if;
        raise exception 'payments are never changed or removed, only reversed' using errcode = 'integrity_constraint_violation';
      end $$;

      drop function series_of;
    `);
  }
}
