import { type WorkingRights } from '../../platform/database/roles.js';

/**
 * What the working role may do to tables that are evidence or are written by the database; to every other table it may do everything.
 * Moments, numbers, keys and copied names are in none of these lists: the database gives them. docs/ledger.md has the same as a table.
 */
const TABLES: WorkingRights['tables'] = {
  access_log: { insert: 'employee_id actor_id company_id what' },
  agency_settings: {
    insert: `legal_name address city state_code pin_code gstin pan email phone bank_account_name bank_account_number bank_ifsc upi_id
      invoice_prefix sac gst_percent fee_percent due_business_days warranty_months claim_notice_days commitment_years penalty_paise
      penalty_days reminders_on employer_named_from name_shown_from contact_shown_from known_as`,
  },
  audit_log: {
    insert: 'actor_id actor_email actor_role action kind record_id record_name before after request_id address',
  },
  consents: {
    insert:
      'employee_id purpose agrees not_to text_version language text_sha256 address channel noted_by request_id company_name job_title',
  },
  introductions: {
    insert: 'employee_id company_id request_id how introduced_by submitted_on',
    update: 'submitted_on first_opened_on',
  },
  invoice_pdfs: { insert: 'invoice_id pdf' },
  invoice_series: {},
  invoice_sendings: { insert: 'invoice_id recipient' },
  invoices: {
    insert: `kind due_date placement_id corrects_invoice_id company_name company_gstin place_of_supply sac gst_percent taxable_paise
      cgst_paise sgst_paise igst_paise total_paise document`,
  },
  merges: {},
  migrations: {},
  oldest_versions: {},
  payments: {
    insert: 'invoice_id received_on mode reference amount_paise tds_paise tds_section',
    update: 'reversal_reason',
  },
  placement_history: { insert: 'connection_id from_status to_status changed_by is_undo' },
  placements: {
    insert: 'connection_id',
    update:
      'joining_date first_month_gross_paise left_on left_reason left_by state replaces_placement_id replaced_by_placement_id',
  },
  reminder_pauses: { insert: 'invoice_id', delete: true },
  reminders: { insert: 'invoice_id step recipient' },
  submissions: {
    insert: 'connection_id employee_id company_id request_id submitted_by recipients sheet_sha256',
    update: 'first_opened_at first_opened_by',
  },
  profile_terms_acceptances: { insert: 'user_id link_id company_id accepted_by version sha256 address' },
  terms_answers: { insert: 'user_id email role version language sha256 answer how address browser answered_at' },
  terms_texts: { insert: 'sha256 role version language text' },
  warranty_claims: {
    insert: 'placement_id filed_by last_working_day reason note decision_reason',
    update: 'state decision_reason replacement_placement_id',
  },
};

/** Those that erase write nothing but `erased`, or nothing at all, in the place of what names a person. */
const FUNCTIONS = [
  'purge_access_log',
  'purge_audit_log',
  'merge_records',
  'keep_merge_journal',
  'undo_merge',
  'purge_merges',
  'erase_audit_entries',
  'erase_claims',
  'erase_document_mails',
  'erase_history',
  'erase_introductions',
  'erase_merges',
  'erase_placements',
  'erase_submissions',
  'erase_terms_answers',
];

export const WORKING_RIGHTS: WorkingRights = { tables: TABLES, functions: FUNCTIONS };
