import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a connection came into its placement status, so that a list of connections need not look into their history. */
export class StatusMoments1700000020000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table connections add column status_changed_at timestamptz(3) not null default now();
      update connections c set status_changed_at = coalesce(
        (select changed_at from placement_history h where h.connection_id = c.connection_id order by history_id desc limit 1),
        connection_date);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table connections drop column status_changed_at');
  }
}
