import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATES = `'checking', 'checked', 'running', 'done', 'undoing', 'undone'`;

/** Imports that stopped, in which state, and why. */
export class FailedImports1700000038041 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table imports
        add column stopped_in varchar(10),
        add column problem varchar(300),
        drop constraint ck_imports_state,
        add constraint ck_imports_state check (state in (${STATES}, 'failed')),
        add constraint ck_imports_stopped_in check ((state = 'failed') = (stopped_in is not null) and stopped_in in ('checking', 'running', 'undoing'))
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`update imports set state = stopped_in, stopped_in = null where state = 'failed'`);
    await db.query(`
      alter table imports
        drop constraint ck_imports_stopped_in,
        drop constraint ck_imports_state,
        add constraint ck_imports_state check (state in (${STATES})),
        drop column problem,
        drop column stopped_in
    `);
  }
}
