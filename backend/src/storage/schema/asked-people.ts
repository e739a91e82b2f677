import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a person was asked about a company by its name: from then on applications go on naming it. */
export class AskedPeople1700000107500 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sheets add column asked_at timestamptz(3);
      update sheets s set asked_at = coalesce(s.waits_until - interval '14 days',
          (select max(w.decided_at) from consents w where w.employee_id = c.employee_id and w.request_id = c.request_id), s.changed_at)
        from connections c where c.connection_id = s.connection_id and (c.share in ('waiting', 'declined', 'expired')
          or exists (select from consents w where w.employee_id = c.employee_id and w.request_id = c.request_id));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table sheets drop column asked_at');
  }
}
