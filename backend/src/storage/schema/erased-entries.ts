import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Grievances and penalty cases outlive their entries, unless the person is erased; tasks tell whose record they are about. */
const OF_ERASED = `select audit_id from audit_log a where record_name <> 'erased' and (
    kind = 'grievance' and not exists (select from grievances where grievance_id = a.record_id)
    or kind = 'penalty case' and not exists (select from penalty_cases where case_id = a.record_id)
    or kind = 'task' and record_id in (select t.record_id from audit_log t where t.kind = 'task'
      and t.after ->> 'kind' in ('employee', 'connection', 'placement', 'claim') and exists (
      select from audit_log e where e.record_name = 'erased' and e.record_id::text = t.after ->> 'record_id'
        and e.kind = case t.after ->> 'kind' when 'claim' then 'warranty claim' else t.after ->> 'kind' end)))`;

/** Takes the words out of entries about people who were erased before these entries were found as theirs. */
export class ErasedEntries1700000088000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const found = (await db.query(OF_ERASED)) as { audit_id: string }[];
    if (!found.length) return;
    await db.query('alter table audit_log disable trigger user');
    await db.query(
      `update audit_log set record_name = 'erased', before = null, after = null,
         search_text = fold(concat_ws(' ', actor_email, action, kind)) where audit_id = any($1)`,
      [found.map(({ audit_id }) => audit_id)],
    );
    await db.query('alter table audit_log enable trigger user');
  }

  async down(): Promise<void> {
    // what was erased stays so
  }
}
