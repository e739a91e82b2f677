import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every word of people about every purpose, with what was shown: being shown to employers is one of them. */
export class Consents1700000067000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table sharing_consents rename to consents;
      alter sequence sharing_consents_consent_id_seq rename to consents_consent_id_seq;
      alter table consents rename column share_with_employers to agrees;
      alter table consents rename constraint pk_sharing_consents to pk_consents;
      alter table consents rename constraint fk_sharing_consents_employee to fk_consents_employee;
      alter table consents rename constraint fk_sharing_consents_noted_by to fk_consents_noted_by;
      alter index ix_sharing_consents_noted_by rename to ix_consents_noted_by;
      drop index ix_sharing_consents_employee;
      alter table consents
        add column purpose varchar(7) not null default 'share' constraint ck_consents_purpose check (purpose in ('service', 'share', 'jobs', 'news')),
        add column not_to jsonb not null default '[]' constraint ck_consents_not_to check (jsonb_typeof(not_to) = 'array'),
        add column language varchar(2) not null default 'en' constraint ck_consents_language check (language in ('en', 'hi')),
        add column text_sha256 varchar(64),
        add column address varchar(45),
        alter column channel type varchar(12),
        drop constraint ck_sharing_consents_channel,
        add constraint ck_consents_channel check (channel in
          ('registration', 'card', 'my_data', 'own', 'link', 'phone', 'paper', 'whatsapp', 'staff', 'import', 'merge'));
      alter table consents alter column purpose drop default, alter column decided_at set default clock_timestamp();
      create index ix_consents_employee on consents (employee_id, purpose, consent_id desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger if exists tg_consents_append_only on consents;
      delete from consents where purpose <> 'share' or channel not in ('own', 'link', 'phone', 'paper', 'whatsapp');
      drop index ix_consents_employee;
      alter table consents
        alter column decided_at set default now(),
        drop column purpose, drop column not_to, drop column language, drop column text_sha256, drop column address,
        drop constraint ck_consents_channel,
        alter column channel type varchar(8),
        add constraint ck_sharing_consents_channel check (channel in ('own', 'link', 'phone', 'paper', 'whatsapp'));
      alter index ix_consents_noted_by rename to ix_sharing_consents_noted_by;
      alter table consents rename constraint fk_consents_noted_by to fk_sharing_consents_noted_by;
      alter table consents rename constraint fk_consents_employee to fk_sharing_consents_employee;
      alter table consents rename constraint pk_consents to pk_sharing_consents;
      alter table consents rename column agrees to share_with_employers;
      alter sequence consents_consent_id_seq rename to sharing_consents_consent_id_seq;
      alter table consents rename to sharing_consents;
      create index ix_sharing_consents_employee on sharing_consents (employee_id, consent_id desc);
    `);
  }
}
