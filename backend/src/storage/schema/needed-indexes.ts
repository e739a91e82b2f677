import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Read whole once an hour; writing them is part of every login and call. */
const EXPIRING = `
  create index ix_rate_limits_expiry on rate_limits (expire);
  create index ix_idempotent_calls_created on idempotent_calls (created_at);
  create index ix_revoked_tokens_expiry on revoked_tokens (expires_at);
  create index ix_known_origins_seen on known_origins (last_seen_at);
  create index ix_sessions_expiry on sessions (expires_at);
  create index ix_login_challenges_expiry on login_challenges (expires_at);
  create index ix_factor_guesses_moment on factor_guesses (guessed_at) where not since_right;
  create index ix_registrations_created on registrations (created_at);
  create index ix_one_time_codes_expiry on one_time_codes (code_expires_at);
`;

/** Tables of hundreds of rows, which are read whole sooner than by an index. */
const OF_A_FEW = `
  create index ix_imports_created on imports (created_at desc, import_id desc);
  create index ix_imports_kind on imports (kind, created_at desc, import_id desc);
  create index ix_imports_state on imports (state, created_at desc, import_id desc);
  create index ix_imports_sha256 on imports (sha256, import_id);
  create index ix_imports_created_by on imports (created_by);
  create index ix_merges_merged_at on merges (merged_at desc, merge_id desc);
  create index ix_merges_kind on merges (kind, merged_at desc, merge_id desc);
  create index ix_merges_winner_id on merges (winner_id, merged_at desc, merge_id desc);
  create index ix_merges_loser_id on merges (loser_id, merged_at desc, merge_id desc);
  create index ix_merges_search on merges using gin (search_text gin_trgm_ops);
  create index ix_merges_loser_user on merges (loser_user_id);
  create index ix_merges_undo_until on merges (undo_until);
  create index ix_breaches_aware_at on breaches (aware_at desc, breach_id desc);
  create index ix_breaches_state on breaches (state, aware_at desc, breach_id desc);
  create index ix_grievances_filed_at on grievances (filed_at desc, grievance_id desc);
  create index ix_grievances_state on grievances (state, filed_at desc, grievance_id desc);
  create index ix_grievances_kind on grievances (kind, filed_at desc, grievance_id desc);
  create index ix_grievances_due_on on grievances (due_on, filed_at desc, grievance_id desc);
  create index ix_grievances_answered_by on grievances (answered_by);
  create index ix_notice_texts_changed_by on notice_texts (changed_by);
  create index ix_penalty_cases_employee on penalty_cases (employee_id);
  create index ix_penalty_cases_placement on penalty_cases (placement_id);
  create index ix_penalty_cases_created_by on penalty_cases (created_by);
  create index ix_penalty_cases_created_at on penalty_cases (created_at desc, case_id desc);
  create index ix_mail_templates_changed on mail_templates (changed_at desc, template_id desc);
  create index ix_mail_templates_changed_by on mail_templates (changed_by);
  create index ix_mailings_made on mailings (made_at desc, mailing_id desc);
  create index ix_mailings_made_by on mailings (made_by);
  create index ix_list_exports_created_by on list_exports (created_by, created_at desc, export_id desc);
  create index ix_list_exports_created on list_exports (created_at);
  create index ix_saved_searches_owner on saved_searches (owner_id);
  create index ix_saved_searches_mailed on saved_searches (mailed_on) where daily_mail;
`;

/** Tables of some thousands: pairs, claims. */
const OF_THOUSANDS = `
  create index ix_duplicate_pairs_kind on duplicate_pairs (kind, created_at desc, duplicate_id desc);
  create index ix_duplicate_pairs_decided_at on duplicate_pairs (decided_at, created_at desc, duplicate_id desc);
  create index ix_duplicate_pairs_search on duplicate_pairs using gin (search_text gin_trgm_ops);
  create index ix_duplicate_pairs_first_id on duplicate_pairs (first_id);
  create index ix_duplicate_pairs_second_id on duplicate_pairs (second_id);
  create index ix_warranty_claims_company_id on warranty_claims (company_id, filed_at desc, claim_id desc);
  create index ix_warranty_claims_last_working_day on warranty_claims (last_working_day, filed_at desc, claim_id desc);
  create index ix_warranty_claims_reason on warranty_claims (reason, filed_at desc, claim_id desc);
  create index ix_warranty_claims_state on warranty_claims (state, filed_at desc, claim_id desc);
  create index ix_warranty_claims_decided_at on warranty_claims (decided_at, filed_at desc, claim_id desc);
  create index ix_warranty_claims_filed_at on warranty_claims (filed_at desc, claim_id desc);
  create index ix_warranty_claims_replacement on warranty_claims (replacement_placement_id);
  create index ix_warranty_claims_search on warranty_claims using gin (search_text gin_trgm_ops);
  create index ix_connections_claim on connections (claim_id);
`;

/** Long texts that nobody filters by; keys of what is never deleted; the start of a unique index. */
const OF_OTHERS = `
  create index ix_companies_website on companies using hash (website_url);
  create index ix_companies_about on companies using hash (about_us);
  create index ix_job_requests_description on job_requests using hash (description);
  create index ix_job_requests_requirements on job_requests using hash (requirements);
  create index ix_invoices_number on invoices (number, issued_on desc, invoice_id desc);
  create index ix_known_claims_answer on known_claims (answer_id);
  create index ix_known_claims_decided_by on known_claims (decided_by);
  create index ix_view_links_made_by on view_links (made_by);
  create index ix_terms_answers_sha256 on terms_answers (sha256);
  create index ix_profile_terms_acceptances_link on profile_terms_acceptances (link_id);
  create index ix_tasks_created on tasks (created_at desc, task_id desc);
  create index ix_tasks_due on tasks (due_at, created_at desc, task_id desc);
`;

const DROPPED = EXPIRING + OF_A_FEW + OF_THOUSANDS + OF_OTHERS;

/** Indexes that no plan needs go (docs/performance.md#what-each-index-serves). */
export class NeededIndexes1700000105000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const names = [...DROPPED.matchAll(/create index (\w+)/g)].map(([, name]) => name);
    await db.query(`drop index if exists ${names.join(', ')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(DROPPED);
  }
}
