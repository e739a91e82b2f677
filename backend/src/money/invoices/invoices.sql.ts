/** The database numbers documents without gaps (docs/rules.md#document-numbers), and refuses to change or remove one. */
export const INVOICES_SQL = `
  create or replace function series_of(prefix text, of_kind text) returns text language sql immutable as $$
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

  create or replace trigger tg_invoices_numbered before insert on invoices for each row execute function number_invoice();

  create or replace function refuse_series_change() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' and pg_trigger_depth() > 1 then return new; end if;
    raise exception 'numbers are given by the database' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_invoice_series_kept before insert or update or delete on invoice_series
    for each row execute function refuse_series_change();

  create or replace function refuse_document_change() returns trigger language plpgsql as $$
  declare
    follows text[] := array['debited_paise', 'credited_paise', 'received_paise', 'tds_paise', 'outstanding_paise', 'state', 'company_id'];
    company jsonb := to_jsonb(new) -> 'company_id';
  begin
    if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and (to_jsonb(new) - follows) = (to_jsonb(old) - follows)
      and (company = 'null' or company is not distinct from to_jsonb(old) -> 'company_id') then
      return new;
    end if;
    if tg_op = 'UPDATE' and (to_jsonb(new) - 'company_id') = (to_jsonb(old) - 'company_id')
      and are_merging('companies', (to_jsonb(old) ->> 'company_id')::integer, (to_jsonb(new) ->> 'company_id')::integer) then
      return new;
    end if;
    raise exception 'documents are never changed or removed' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_invoices_immutable before update or delete on invoices
    for each row execute function refuse_document_change();

  create or replace trigger tg_invoice_pdfs_immutable before update or delete on invoice_pdfs
    for each row execute function refuse_document_change();

  create or replace function pass_on_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update placements set invoice_id = new.invoice_id, invoice_number = new.number, invoice_state = new.state,
      due_date = new.due_date where placement_id = new.placement_id and (tg_op = 'INSERT' or invoice_id = new.invoice_id);
    return null;
  end $$;

  create or replace trigger tg_invoices_placement after insert or update of state on invoices
    for each row when (new.kind = 'invoice') execute function pass_on_invoice();

  create or replace function refuse_invoiced_change() returns trigger language plpgsql as $$
  begin
    raise exception 'an invoice has been issued for this placement' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_placements_invoiced before update on placements
    for each row when (old.invoice_state <> 'credited' and new.invoice_state <> 'credited'
      and (old.joining_date, old.first_month_gross_paise, old.fee_percent, old.warranty_months, old.replaces_placement_id)
        is distinct from
        (new.joining_date, new.first_month_gross_paise, new.fee_percent, new.warranty_months, new.replaces_placement_id))
    execute function refuse_invoiced_change();

  create or replace function erase_document_mails(emails text[]) returns bigint language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare
    sent bigint;
    reminded bigint;
  begin
    perform set_config('niyukt.erasing', 'on', true);
    perform refuse_unmarked('{}', emails, '{}');
    update invoice_sendings set recipient = 'erased' where lower(recipient) = any(emails);
    get diagnostics sent = row_count;
    update reminders set recipient = null where lower(recipient) = any(emails);
    get diagnostics reminded = row_count;
    return sent + reminded;
  end $$;
  revoke all on function erase_document_mails(text[]) from public;

  create or replace trigger tg_invoice_series_no_truncate before truncate on invoice_series
    for each statement execute function refuse_change();

  create or replace trigger tg_invoices_no_truncate before truncate on invoices
    for each statement execute function refuse_change();

  create or replace trigger tg_invoices_total_insert after insert on invoices
    referencing new table as new_rows for each statement execute function keep_total();

  create or replace trigger tg_invoice_pdfs_no_truncate before truncate on invoice_pdfs
    for each statement execute function refuse_change();
`;
