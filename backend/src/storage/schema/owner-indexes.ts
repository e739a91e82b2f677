import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an admin is in charge of, was given or did is found when the account goes. */
export class OwnerIndexes1700000059000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index ix_companies_owner;
      create index ix_companies_owner on companies (owner_id);
      drop index ix_job_requests_owner;
      create index ix_job_requests_owner on job_requests (owner_id);
      create index ix_tasks_owner on tasks (owner_id);
      create index ix_tasks_assignee on tasks (assignee_id);
      create index ix_tasks_done_by on tasks (done_by);
      create index ix_tasks_created_by on tasks (created_by)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index ix_tasks_created_by, ix_tasks_done_by, ix_tasks_assignee, ix_tasks_owner, ix_job_requests_owner, ix_companies_owner;
      create index ix_companies_owner on companies (owner_id) where owner_id is not null;
      create index ix_job_requests_owner on job_requests (owner_id) where owner_id is not null`);
  }
}
