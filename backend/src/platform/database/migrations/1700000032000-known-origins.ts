import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The devices and networks from which each account was logged in to, so that strangers cannot use up their limits. */
export class KnownOrigins1700000032000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table known_origins (
        user_id integer not null,
        origin_hash varchar(64) not null,
        kind varchar(10) not null,
        last_seen_at timestamptz(3) not null default now(),
        constraint pk_known_origins primary key (user_id, origin_hash),
        constraint fk_known_origins_user foreign key (user_id) references users on delete cascade,
        constraint ck_known_origins_kind check (kind in ('device', 'network'))
      );
      create index ix_known_origins_seen on known_origins (last_seen_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table known_origins');
  }
}
