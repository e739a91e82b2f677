import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Downloads of the own data, nominees, and requests of people without an account. */
export class OwnData1700000078000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(kindsOfGrievances(`'complaint', 'correction', 'question', 'access', 'erasure'`));
    await db.query('select pgboss.create_queue($1, $2)', [
      'data_export',
      { policy: 'short', retryLimit: 0, expireInSeconds: 600 },
    ]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('select pgboss.delete_queue($1)', ['data_export']);
    await db.query(`update grievances set kind = 'question' where kind in ('access', 'erasure')`);
    await db.query(kindsOfGrievances(`'complaint', 'correction', 'question'`));
    await db.query('drop table data_export_files, data_exports, nominees, privacy_requests');
  }
}

const kindsOfGrievances = (kinds: string): string => `alter table grievances drop constraint ck_grievances_kind,
  add constraint ck_grievances_kind check (kind in (${kinds}))`;

const TABLES = `
  create table data_exports (
    user_id integer constraint pk_data_exports primary key constraint fk_data_exports_user references users on delete cascade,
    state varchar(7) not null default 'waiting' constraint ck_data_exports_state check (state in ('waiting', 'ready', 'failed')),
    size_bytes integer not null default 0,
    asked_at timestamptz(3) not null default now(),
    ready_at timestamptz(3),
    constraint ck_data_exports_ready check ((state = 'ready') = (ready_at is not null))
  );
  create table data_export_files (
    user_id integer constraint pk_data_export_files primary key
      constraint fk_data_export_files_export references data_exports on delete cascade,
    content bytea not null
  );
  alter table data_export_files alter column content set storage external;

  create table nominees (
    user_id integer constraint pk_nominees primary key constraint fk_nominees_user references users on delete cascade,
    name varchar(100) not null,
    email varchar(254) not null,
    named_at timestamptz(3) not null default now(),
    claim_accepted boolean,
    claim_reason varchar(500),
    claim_decided_at timestamptz(3),
    constraint ck_nominees_claim check (num_nulls(claim_accepted, claim_reason, claim_decided_at) in (0, 3))
  );
  create index ix_nominees_email on nominees (email);

  create table privacy_requests (
    token_hash varchar(64) constraint pk_privacy_requests primary key,
    email varchar(254) not null,
    kind varchar(10) not null
      constraint ck_privacy_requests_kind check (kind in ('complaint', 'correction', 'question', 'access', 'erasure')),
    text text not null constraint ck_privacy_requests_text check (btrim(text) <> '' and length(text) <= 10000),
    expires_at timestamptz(3) not null
  );
  create index ix_privacy_requests_email on privacy_requests (email);
`;
