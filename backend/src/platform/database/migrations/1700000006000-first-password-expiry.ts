import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a password works that somebody else chose; those that wait for their owner get their time from now on. */
export class FirstPasswordExpiry1700000006000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users add column password_expires_at timestamptz(3);
      update users set password_expires_at = now() + interval '72 hours' where must_change_password;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table users drop column password_expires_at');
  }
}
