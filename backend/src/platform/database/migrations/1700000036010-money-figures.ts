import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a search of payments looks in, and indexes that answer the figures of the agency's money by themselves. */
export class MoneyFigures1700000036010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payments add column search_text text not null default '';
      create function fill_payment() returns trigger language plpgsql as $$
      begin
        new.search_text := (select fold(concat_ws(' ', i.number, i.company_name, new.reference))
          from invoices i where i.invoice_id = new.invoice_id);
        return new;
      end $$;
      create trigger tg_payments_search before insert on payments for each row execute function fill_payment();
      create index ix_payments_search on payments using gin (search_text gin_trgm_ops);

      create index ix_payments_valid on payments (received_on) include (amount_paise) where reversed_at is null;
      create index ix_invoices_billed on invoices (issued_on) include (kind, total_paise);
      create index ix_invoices_receivable on invoices (company_id, due_date) include (company_name, outstanding_paise)
        where outstanding_paise > 0;
      create index ix_placements_uninvoiced on placements (joining_date)
        where (invoice_state is null or invoice_state = 'credited') and replaces_placement_id is null and state <> 'reverted';
      create index ix_outbox_mails_dead on outbox_mails (created_at) where status = 'dead';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index ix_outbox_mails_dead, ix_placements_uninvoiced, ix_invoices_receivable, ix_invoices_billed, ix_payments_valid;
      drop trigger tg_payments_search on payments;
      drop function fill_payment;
      alter table payments drop column search_text;
    `);
  }
}
