import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which moment a notification passes at night: one that waits becomes urgent as its interview comes near. */
export class UrgentNotifications1700000060000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table notifications drop column urgent, add column urgent_from timestamptz(3)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table notifications drop column urgent_from, add column urgent boolean not null default false',
    );
  }
}
