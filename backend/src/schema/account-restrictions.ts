import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that are to be erased on a day, the people and connections that are in no list until then, and companies that go with them. */
export class AccountRestrictions1700000077000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(RESTRICTIONS);
    await db.query('select pgboss.create_queue($1, $2)', [
      QUEUE,
      { policy: 'short', retryLimit: 0, expireInSeconds: 600 },
    ]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('select pgboss.delete_queue($1)', [QUEUE]);
    await db.query('alter table companies drop goes_when_paid');
    await db.query('alter table connections drop restricted');
    await db.query('alter table employees drop restricted');
    await db.query('alter table users drop restricted_at, drop restriction, drop erasure_due_at');
  }
}

const QUEUE = 'account_erasures';

const RESTRICTIONS = `
  alter table users add restricted_at timestamptz(3), add restriction varchar(7), add erasure_due_at timestamptz(3),
    add constraint ck_users_restriction check (restriction in ('erasure', 'silence', 'minor', 'idle')),
    add constraint ck_users_restricted check (num_nulls(restricted_at, restriction, erasure_due_at) in (0, 3));
  create index ix_users_erasure_due on users (erasure_due_at) where erasure_due_at is not null;
  alter table employees add restricted boolean not null default false;
  alter table connections add restricted boolean not null default false;
  alter table companies add goes_when_paid boolean not null default false;
`;
