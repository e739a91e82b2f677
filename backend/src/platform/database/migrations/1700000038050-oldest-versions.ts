import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The oldest versions of the product that may run on this database; the newest of them counts. A migration after which older versions
 * would harm the data adds a row. Versions before 1.4.0 do not look.
 */
export class OldestVersions1700000038050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table oldest_versions (
        version varchar(20) not null,
        needed_since timestamptz(3) not null default now(),
        constraint pk_oldest_versions primary key (version),
        constraint ck_oldest_versions_version check (version ~ '^[0-9]+[.][0-9]+[.][0-9]+$')
      );
      -- the first one that knows placements
      insert into oldest_versions (version) values ('1.2.0');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table oldest_versions');
  }
}
