import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Answers of people to what they were asked about one company and job, as words of their own in the ledger of consents. An answer to a penalty
 * notice holds those to earlier ones.
 */
export class AskedShowings1700000087000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table consents
        add column request_id integer,
        add column company_name varchar(160),
        add column job_title varchar(160),
        drop constraint ck_consents_purpose,
        add constraint ck_consents_purpose check (purpose in ('service', 'share', 'jobs', 'news', 'showing')),
        add constraint ck_consents_showing
          check (num_nonnulls(request_id, company_name, job_title) = case purpose when 'showing' then 3 else 0 end);
      alter table consent_links add column request_id integer;
      alter table penalty_cases alter column answer type text;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table penalty_cases alter column answer type varchar(10000) using left(answer, 10000);
      alter table consent_links drop column request_id;
      drop trigger if exists tg_consents_append_only on consents;
      delete from consents where purpose = 'showing';
      alter table consents
        drop constraint ck_consents_showing,
        drop constraint ck_consents_purpose,
        add constraint ck_consents_purpose check (purpose in ('service', 'share', 'jobs', 'news')),
        drop column request_id, drop column company_name, drop column job_title;
    `);
  }
}
