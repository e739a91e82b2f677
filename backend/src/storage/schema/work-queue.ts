import PgBoss from 'pg-boss';
import type { QueryRunner } from 'typeorm';

/** A migration is one transaction already. */
const TRANSACTION = /^[ \t]*(begin|commit);/gim;

/** A piece of work is short: what is not finished by then is tried again. */
const SHORT = { policy: 'short', retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 };

/** Work that is repeated is not tried again: the next time comes by itself. */
const REPEATED = { policy: 'short', retryLimit: 0, expireInSeconds: 600 };

const QUEUES: Record<string, object> = {
  resume_text: SHORT,
  import_rows: SHORT,
  list_export: SHORT,
  duplicate_pairs: SHORT,
  // recognising the pages of a file takes up to four minutes on a busy machine
  resume_pictures: { ...SHORT, expireInSeconds: 600 },
  web_pushes: SHORT,
  pending_work: { policy: 'standard', retryLimit: 0, expireInSeconds: 120 },
  expired_rows: REPEATED,
  reminders: REPEATED,
  new_people_mails: REPEATED,
  expired_waits: REPEATED,
  interview_reminders: REPEATED,
  notification_mails: REPEATED,
  task_causes: REPEATED,
  mailings: REPEATED,
  offers_due: REPEATED,
  grievances_due: REPEATED,
  breach_mails: REPEATED,
  retention_of_people: REPEATED,
  account_erasures: REPEATED,
  data_export: REPEATED,
  notices: REPEATED,
};

/** Beside the queue: which pieces of work are under way, and when the last backup was made; a restore begins both anew. */
const TABLES = `
  create table pgboss.work_under_way (
    name text not null,
    key text not null,
    worker uuid,
    alive_at timestamptz not null default now(),
    tries integer not null default 1,
    delays integer not null default 0,
    constraint pk_work_under_way primary key (name, key)
  );

  create table pgboss.last_backup (
    only_row boolean not null default true,
    made_at timestamptz(3) not null,
    constraint pk_last_backup primary key (only_row),
    constraint ck_last_backup_only_row check (only_row)
  );`;

/** The queue of long work, in a schema of its own: backups leave it out. */
export async function makeWorkQueue(db: QueryRunner): Promise<void> {
  await db.query(PgBoss.getConstructionPlans('pgboss').replaceAll(TRANSACTION, ''));
  for (const [queue, options] of Object.entries(QUEUES))
    await db.query('select pgboss.create_queue($1, $2)', [queue, options]);
  await db.query(TABLES);
}
