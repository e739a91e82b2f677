import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeFunctions } from './routines.js';

/** Names are found with and without their dots, hyphens and apostrophes: what lists search is filled anew where a name has some. */
export class SignsInNames1700000100002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await makeFunctions(db, ['fold', 'name_spellings']);
    for (const [table, name] of NAMES) {
      await db.query(
        `update ${table} set search_text = search_text || ' ' || fold(name_spellings(${name})) where name_spellings(${name}) <> ${name}`,
      );
    }
  }

  async down(): Promise<void> {
    // what else is found does no harm
  }
}

const NAMES = [
  ['employees', 'full_name'],
  ['connections', 'employee_name'],
  ['companies', 'contact_person_name'],
] as const;
