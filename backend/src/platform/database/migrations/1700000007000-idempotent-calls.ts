import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers to calls that came with a key, so that a repeat gets the same answer and changes nothing. */
export class IdempotentCalls1700000007000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table idempotent_calls (
        user_id integer not null,
        key uuid not null,
        request_hash varchar(64) not null,
        answer json,
        created_at timestamptz(3) not null default now(),
        constraint pk_idempotent_calls primary key (user_id, key),
        constraint fk_idempotent_calls_user foreign key (user_id) references users on delete cascade
      );
      create index ix_idempotent_calls_created on idempotent_calls (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table idempotent_calls');
  }
}
