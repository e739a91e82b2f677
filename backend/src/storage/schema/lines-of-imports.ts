import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import says how many lines its file has, so that none is left out without a word. */
export class LinesOfImports1700000100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table imports add line_count integer');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table imports drop column line_count');
  }
}
