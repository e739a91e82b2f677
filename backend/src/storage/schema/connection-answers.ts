import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Connections are found by what the company answered. */
export class ConnectionAnswers1700000057000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'create index ix_connections_answer on connections (company_answer, connection_date desc, connection_id desc)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index ix_connections_answer');
  }
}
