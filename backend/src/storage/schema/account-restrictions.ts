import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that are to be erased on a day, the people and connections that are in no list until then, and companies that go with them. */
export class AccountRestrictions1700000077000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(RESTRICTIONS);
    await db.query(listIndexes('where not restricted'));
    await db.query('select pgboss.create_queue($1, $2)', [
      QUEUE,
      { policy: 'short', retryLimit: 0, expireInSeconds: 600 },
    ]);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('select pgboss.delete_queue($1)', [QUEUE]);
    await db.query('alter table companies drop goes_when_paid');
    await db.query(listIndexes(''));
    await db.query('alter table connections drop restricted');
    await db.query('alter table employees drop restricted');
    await db.query('alter table users drop restricted_at, drop restriction, drop erasure_due_at');
  }
}

const QUEUE = 'account_erasures';

/** What few values distinguish is counted from the index alone. */
const listIndexes = (condition: string): string => `
  drop index ix_employees_industry;
  create index ix_employees_industry on employees (industry, created_at desc, employee_id desc) ${condition};
  drop index ix_employees_status;
  create index ix_employees_status on employees (status, created_at desc, employee_id desc) ${condition};
  drop index ix_connections_share;
  create index ix_connections_share on connections (share, connection_date desc, connection_id desc) ${condition};
`;

const RESTRICTIONS = `
  alter table users add restricted_at timestamptz(3), add restriction varchar(7), add erasure_due_at timestamptz(3),
    add constraint ck_users_restriction check (restriction in ('erasure', 'silence', 'minor', 'idle')),
    add constraint ck_users_restricted check (num_nulls(restricted_at, restriction, erasure_due_at) in (0, 3));
  create index ix_users_erasure_due on users (erasure_due_at) where erasure_due_at is not null;
  alter table employees add restricted boolean not null default false;
  alter table connections add restricted boolean not null default false;
  alter table companies add goes_when_paid boolean not null default false;
`;
