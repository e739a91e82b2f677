import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeFunctions } from './routines.js';

/** Names are found in the other script: what lists search and what sounds alike is filled anew. */
export class BothScripts1700000074000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await makeFunctions(db, ['latin', 'name_letters', 'name_key', 'name_marks']);
    await db.query('reindex index ix_name_words_sound');
    for (const [table, name] of NAMES) {
      await db.query(`update ${table} set search_text = search_text || name_marks(${name}) where ${name} is not null`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [table] of NAMES) {
      await db.query(`update ${table} set search_text = regexp_replace(search_text, '( [~^][a-z]+)+$', '')`);
    }
  }
}

const NAMES = [
  ['employees', 'full_name'],
  ['connections', 'employee_name'],
] as const;
