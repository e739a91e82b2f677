import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removes audit entries older than a year for whoever may not delete any. */
export class AuditPurge1700000020002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function purge_audit_log() returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare
        purged bigint;
      begin
        delete from public.audit_log where at < now() - interval '1 year';
        get diagnostics purged = row_count;
        return purged;
      end $$;
      revoke all on function purge_audit_log() from public;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop function purge_audit_log()');
  }
}
