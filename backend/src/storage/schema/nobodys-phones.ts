import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeFunctions } from './routines.js';

/** Two people are not the same by what both typed in the place of a number. */
export class NobodysPhones1700000100001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await makeFunctions(db, ['is_somebodys']);
    await db.query(
      `delete from duplicate_pairs p using employees a where p.kind = 'employees' and p.state = 'open'
         and a.employee_id = p.first_employee_id and not is_somebodys(a.phone) and p.reasons <@ '{same_phone,similar_name}'`,
    );
  }

  async down(): Promise<void> {
    // what was found is found again when one of the two changes
  }
}
