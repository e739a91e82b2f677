import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sequence that each recipient was mailed last: answers of calendars name it. */
export class MailedSequences1700000055000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table interview_recipients add column asked_sequence integer');
    await db.query('update interview_recipients set asked_sequence = sequence where asked_for is not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table interview_recipients drop column asked_sequence');
  }
}
