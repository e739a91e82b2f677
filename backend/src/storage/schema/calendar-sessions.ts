import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What ends all sessions of an account ends the address of its calendar. */
export class CalendarSessions1700000102000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table calendar_feeds add column session_version integer;
      update calendar_feeds f set session_version = u.session_version from users u where u.user_id = f.user_id;
      alter table calendar_feeds alter column session_version set not null
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table calendar_feeds drop column session_version');
  }
}
