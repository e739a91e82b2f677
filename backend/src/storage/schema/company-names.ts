import type { MigrationInterface, QueryRunner } from 'typeorm';
import { makeFunctions } from './routines.js';

/** Names of companies are compared anew: their index is built again, and pairs are found again where the key of a name is another one. */
export class CompanyNames1700000091000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const before = (await db.query('select company_id, company_name_key(name) as key from companies')) as Key[];
    await makeFunctions(db, ['company_words', 'company_name_key']);
    await db.query('reindex index ix_companies_name_key');
    const changed = (await db.query(CHANGED, [JSON.stringify(before)])) as { company_id: number }[];
    for (const { company_id } of changed) await db.query('select find_company_pairs($1)', [company_id]);
  }

  /** The functions of the version before follow its migrations. */
  async down(): Promise<void> {}
}

interface Key {
  company_id: number;
  key: string | null;
}

const CHANGED = `select c.company_id from jsonb_to_recordset($1::jsonb) b (company_id integer, key text) join companies c using (company_id)
  where b.key is distinct from company_name_key(c.name) order by 1`;
