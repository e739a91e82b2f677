import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The agency's logo, as the sandbox has drawn it. */
export class AgencyLogo1700000108300 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table agency_logo (
        only_row boolean not null default true constraint pk_agency_logo primary key constraint ck_agency_logo_only_row check (only_row),
        version varchar(16) not null,
        width smallint not null,
        height smallint not null,
        png bytea not null
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table agency_logo');
  }
}
