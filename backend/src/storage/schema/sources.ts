import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where people come from, and the notice about their data that is mailed to those who did not register. */
export class Sources1700000080000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(SOURCES);
    await db.query(NOTICES);
    await db.query('select pgboss.create_queue($1, $2)', [
      'notices',
      { policy: 'short', retryLimit: 0, expireInSeconds: 600 },
    ]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('select pgboss.delete_queue($1)', ['notices']);
    await db.query(`
      drop table notices;
      alter table consent_links drop column purpose;
      alter table imports drop column source;
      alter table employees drop column source;
    `);
  }
}

/** Who accepted terms or logged in before has registered, or has come to the same. */
const SOURCES = `
  alter table employees add column source varchar(10) not null default 'unknown'
    constraint ck_employees_source check (source in ('registered', 'came_to_us', 'referred', 'list', 'unknown'));
  update employees e set source = 'registered' from users u
    where u.user_id = e.user_id and (u.terms_accepted_at is not null or not u.must_change_password or u.session_version > 1);
  create index ix_employees_source on employees (source, created_at desc, employee_id desc) where not restricted;
  alter table imports add column source varchar(10)
    constraint ck_imports_source check (source in ('registered', 'came_to_us', 'referred', 'list', 'unknown'));
  alter table consent_links add column purpose varchar(7) not null default 'share'
    constraint ck_consent_links_purpose check (purpose in ('share', 'service'));
`;

/** People from before get the notice once the agency sends it, unless they registered with it. */
const NOTICES = `
  create table notices (
    employee_id integer constraint pk_notices primary key
      constraint fk_notices_employee references employees on delete cascade,
    noted_at timestamptz(3) not null default now(),
    due_at timestamptz(3),
    sent_at timestamptz(3),
    reminded_at timestamptz(3),
    silent_at timestamptz(3),
    constraint ck_notices_sent check (sent_at is null or due_at is not null),
    constraint ck_notices_reminded check (reminded_at is null or sent_at is not null),
    constraint ck_notices_silent check (silent_at is null or sent_at is not null)
  );
  create index ix_notices_noted_at on notices (noted_at desc, employee_id desc);
  create index ix_notices_due_at on notices (due_at) where sent_at is null;
  create index ix_notices_sent_at on notices (sent_at);
  create index ix_notices_reminded_at on notices (reminded_at);
  insert into notices (employee_id)
    select employee_id from employees e
    where not exists (select from consents c where c.employee_id = e.employee_id and c.purpose = 'service');
`;
