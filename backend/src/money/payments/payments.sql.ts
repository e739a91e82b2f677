/** Payments are reversed, never changed; the balance of an invoice follows from its rows. */
export const PAYMENTS_SQL = `
  create or replace function keep_payment() returns trigger language plpgsql as $$
  declare
    reversal text[] := array['reversed_at', 'reversal_reason'];
  begin
    if tg_op = 'INSERT' then
      if new.received_on > india_today() then
        raise exception 'payments are received today at the latest' using errcode = 'integrity_constraint_violation';
      end if;
      new.search_text := (select fold(concat_ws(' ', i.number, i.company_name, new.reference))
        from invoices i where i.invoice_id = new.invoice_id);
      return new;
    end if;
    if tg_op = 'UPDATE' and old.reversed_at is null and new.reversal_reason is not null
      and (to_jsonb(new) - reversal) = (to_jsonb(old) - reversal) then
      new.reversed_at := coalesce(new.reversed_at, clock_timestamp());
      return new;
    end if;
    raise exception 'payments are never changed or removed, only reversed' using errcode = 'integrity_constraint_violation';
  end $$;

  create or replace trigger tg_payments_immutable before insert or update or delete on payments
    for each row execute function keep_payment();

  create or replace function settle_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    settled integer := case tg_table_name when 'payments' then (to_jsonb(new) ->> 'invoice_id')::integer
      else (to_jsonb(new) ->> 'corrects_invoice_id')::integer end;
  begin
    perform 1 from invoices where invoice_id = settled for update;
    update invoices i set debited_paise = n.debited, credited_paise = n.credited, received_paise = p.received, tds_paise = p.tds,
      outstanding_paise = i.total_paise + n.debited - n.credited - p.received - p.tds,
      state = case when n.credited >= i.total_paise + n.debited then 'credited'
        when i.total_paise + n.debited = n.credited + p.received + p.tds then 'paid'
        when p.received + p.tds > 0 then 'part_paid' else 'issued' end
    from (select coalesce(sum(total_paise) filter (where kind = 'debit_note'), 0) as debited,
        coalesce(sum(total_paise) filter (where kind = 'credit_note'), 0) as credited
      from invoices where corrects_invoice_id = settled) n,
      (select coalesce(sum(amount_paise), 0) as received, coalesce(sum(tds_paise), 0) as tds
      from payments where invoice_id = settled and reversed_at is null) p
    where i.invoice_id = settled;
    return null;
  end $$;

  create or replace trigger tg_payments_settle after insert or update on payments for each row execute function settle_invoice();

  create or replace trigger tg_invoices_settle after insert on invoices
    for each row when (new.corrects_invoice_id is not null) execute function settle_invoice();

  create or replace trigger tg_payments_no_truncate before truncate on payments
    for each statement execute function refuse_change();

  create or replace trigger tg_payments_total_insert after insert on payments
    referencing new table as new_rows for each statement execute function keep_total();
`;
