import { type EntityManager } from 'typeorm';
import { type Skill } from '../../../employees/employee.entity.js';
import { type RowToImport } from './import-target.js';

const MISSING = {
  skill_counts: `insert into skill_counts (name, key, n) select name, fold(name), 0 from unnest($1::text[]) name order by name
    on conflict (name) do nothing`,
  job_skill_counts: `insert into job_skill_counts (name, n) select name, 0 from unnest($1::text[]) name order by name
    on conflict (name) do nothing`,
};

/** Locks the counters of skills, which inserted records change, in one order, so that parallel transactions do not deadlock. */
export async function lockSkills(
  transaction: EntityManager,
  table: keyof typeof MISSING,
  rows: readonly RowToImport[],
): Promise<void> {
  const skills = rows.flatMap(({ values }) => (values['skills'] as Skill[] | undefined) ?? []);
  const names = [...new Set(skills.map(({ skill_name }) => skill_name))];
  if (!names.length) return;
  await transaction.query(MISSING[table], [names]);
  await transaction.query(`select from ${table} where name = any($1) order by name for update`, [names]);
}
