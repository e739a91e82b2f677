import type { QueryRunner } from 'typeorm';

/** Read whole once an hour; writing them is part of every login and call. */
const EXPIRING = `ix_rate_limits_expiry ix_idempotent_calls_created ix_revoked_tokens_expiry ix_known_origins_seen ix_sessions_expiry
  ix_login_challenges_expiry ix_factor_guesses_moment ix_registrations_created ix_one_time_codes_expiry`;

/** Tables of hundreds of rows, which are read whole sooner than by an index. */
const OF_A_FEW = `ix_imports_created ix_imports_kind ix_imports_state ix_imports_sha256 ix_imports_created_by ix_merges_merged_at ix_merges_kind
  ix_merges_winner_id ix_merges_loser_id ix_merges_search ix_merges_loser_user ix_merges_undo_until ix_breaches_aware_at ix_breaches_state
  ix_grievances_filed_at ix_grievances_state ix_grievances_kind ix_grievances_due_on ix_grievances_answered_by ix_notice_texts_changed_by
  ix_penalty_cases_employee ix_penalty_cases_placement ix_penalty_cases_created_by ix_penalty_cases_created_at ix_mail_templates_changed
  ix_mail_templates_changed_by ix_mailings_made ix_mailings_made_by ix_list_exports_created_by ix_list_exports_created
  ix_saved_searches_owner ix_saved_searches_mailed`;

/** Tables of some thousands: pairs, claims. */
const OF_THOUSANDS = `ix_duplicate_pairs_kind ix_duplicate_pairs_decided_at ix_duplicate_pairs_search ix_duplicate_pairs_first_id ix_duplicate_pairs_second_id
  ix_warranty_claims_company_id ix_warranty_claims_last_working_day ix_warranty_claims_reason ix_warranty_claims_state
  ix_warranty_claims_decided_at ix_warranty_claims_filed_at ix_warranty_claims_replacement ix_warranty_claims_search ix_connections_claim`;

/** Long texts that nobody filters by; keys of what is never deleted; the start of a unique index. */
const OF_OTHERS = `ix_companies_website ix_companies_about ix_job_requests_description ix_job_requests_requirements ix_invoices_number
  ix_known_claims_answer ix_known_claims_decided_by ix_view_links_made_by ix_terms_answers_sha256 ix_profile_terms_acceptances_link
  ix_tasks_created ix_tasks_due`;

const DROPPED = [EXPIRING, OF_A_FEW, OF_THOUSANDS, OF_OTHERS].join(' ').split(/\s+/);

/** Indexes that no plan needs go (docs/performance.md#what-each-index-serves). */
export class NeededIndexes1700000105000 {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`drop index if exists ${DROPPED.join(', ')}`);
  }
}
