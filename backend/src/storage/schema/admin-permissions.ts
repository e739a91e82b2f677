import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins may not do, though their role may. */
export class AdminPermissions1700000065000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table users add column missing_permissions text[] not null default '{privacy}',
      add constraint ck_users_missing_permissions
        check (missing_permissions <@ '{money,exports,bulk_mail,imports,merges,privacy}'::text[])`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table users drop column missing_permissions');
  }
}
