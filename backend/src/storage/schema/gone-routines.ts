import type { MigrationInterface, QueryRunner } from 'typeorm';

const FUNCTIONS =
  `fill_audit_search fill_claim fill_history fill_introduction fill_payment follow_resume forget_name_words index_availability
  index_employee index_facts keep_skill_counts pass_on_employee_name places_unwanted qualification_level refresh_moved_statuses
  refuse_audit_change refuse_claim_change refuse_history_change refuse_introduction_change refuse_payment_change refuse_placement_removal
  refuse_settings_change refuse_truncate wanted_in_words`.split(/\s+/);
const TRIGGERS =
  `tg_agency_settings_no_truncate tg_audit_log_search tg_companies_pairs_update tg_connections_followed_insert
  tg_connections_followed_update tg_connections_moved tg_employees_available tg_employees_name tg_employees_pairs_update tg_employees_skills
  tg_employees_skills_update tg_employees_total_delete tg_employees_total_insert tg_employees_words_update tg_introductions_filled
  tg_job_requests_skills_update tg_payments_search tg_placement_history_filled tg_placements_kept tg_resumes_index_delete
  tg_resumes_index_facts tg_resumes_index_update tg_warranty_claims_search`.split(/\s+/);

/** Functions and triggers of 1.4 bear no hash. Those that are no more get one, so that they go when the others follow. */
export class GoneRoutines1700000106000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const gone = (await db.query(
      `select format('trigger %I on %s', tgname, tgrelid::regclass) as object from pg_trigger
         where tgname = any($1) and obj_description(oid, 'pg_trigger') is null
       union all select format('function %s', oid::regprocedure) from pg_proc
         where pronamespace = 'public'::regnamespace and proname = any($2) and obj_description(oid, 'pg_proc') is null`,
      [TRIGGERS, FUNCTIONS],
    )) as { object: string }[];
    for (const { object } of gone) await db.query(`comment on ${object} is 'niyukt of 1.4'`);
  }

  async down(): Promise<void> {
    // what calls them is gone
  }
}
