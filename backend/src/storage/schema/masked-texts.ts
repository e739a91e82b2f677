import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What goes from a person's texts, by what was looked through; and the work of showing whom a new text kept waiting. */
export class MaskedTexts1700000095000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table masked_texts (
        sha256 varchar(64) constraint pk_masked_texts primary key,
        employee_id integer not null constraint fk_masked_texts_employee references employees on delete cascade,
        removed jsonb not null,
        looked_at timestamptz(3) not null default now()
      );
      create index ix_masked_texts_employee on masked_texts (employee_id);
    `);
    await db.query('select pgboss.create_queue($1, $2)', [
      'agreed_showings',
      { policy: 'short', retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 600 },
    ]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('select pgboss.delete_queue($1)', ['agreed_showings']);
    await db.query('drop table masked_texts');
  }
}
