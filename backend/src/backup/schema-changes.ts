import { type SchemaChange } from './schema-change.js';

/** What each migration did to the tables and sequences that a backup holds: written by `npm run contract`, compared by a test. */
export const SCHEMA_CHANGES: Record<string, SchemaChange> = {
  Accounts1700000001000: {
    tables: {
      one_time_codes: 'code_id purpose email code_hash link_hash tries sent_at code_expires_at link_expires_at',
      rate_limits: 'key points expire',
      registrations: 'email role form password_hash terms_version created_at',
      revoked_tokens: 'token_id expires_at',
      users:
        'user_id email password_hash role full_name session_version must_change_password disabled_at terms_version terms_accepted_at created_at',
    },
    sequences: 'one_time_codes_code_id_seq users_user_id_seq',
  },
  PeopleAndCompanies1700000002000: {
    tables: {
      companies:
        'company_id user_id name contact_person_name contact_person_phone contact_email industry location company_size website_url about_us search_text created_at',
      employees:
        'employee_id user_id full_name email phone qualification industry preferred_location preferred_salary skills resume_link status search_text created_at',
    },
    sequences: 'companies_company_id_seq employees_employee_id_seq',
  },
  JobsAndConnections1700000003000: {
    tables: {
      connections:
        'connection_id request_id employee_id employee_name job_title company_name placement_status connection_date placement_date joining_date offered_salary final_salary admin_notes search_text',
      job_requests:
        'request_id company_id company_name title domain description employment_type location salary_range count status priority requirements search_text created_at',
    },
    sequences: 'connections_connection_id_seq job_requests_request_id_seq',
  },
  HistoryAuditMailTotals1700000004000: {
    tables: {
      audit_log:
        'audit_id at actor_id actor_email actor_role action kind record_id record_name before after request_id address search_text',
      kept_totals: 'list facet slot n',
      outbox_mails:
        'mail_id template recipient sealed_content status attempts next_attempt_at expires_at created_at sent_at last_error',
      placement_history: 'history_id connection_id from_status to_status changed_at changed_by changed_by_name',
    },
    sequences: 'audit_log_audit_id_seq outbox_mails_mail_id_seq placement_history_history_id_seq',
  },
  FirstPasswordExpiry1700000006000: {
    tables: {
      users: 'password_expires_at',
    },
    sequences: '',
  },
  IdempotentCalls1700000007000: {
    tables: {
      idempotent_calls: 'user_id key request_hash answer created_at',
    },
    sequences: '',
  },
  RecordVersions1700000008000: {
    tables: {
      companies: 'version',
      employees: 'version',
      job_requests: 'version',
    },
    sequences: '',
  },
  SearchedFields1700000009000: {
    tables: {
      employees: 'skill_keys',
    },
    sequences: '',
  },
  SkillCounts1700000010000: {
    tables: {
      skill_counts: 'name key n',
    },
    sequences: '',
  },
  TermsAcceptance1700000011000: {
    tables: {
      registrations: 'terms_accepted_at',
    },
    sequences: '',
  },
  StatusMoments1700000020000: {
    tables: {
      connections: 'status_changed_at',
    },
    sequences: '',
  },
  LimitsByDatabaseClock1700000031000: {
    tables: {
      rate_limits: 'seconds',
    },
    sequences: '',
  },
  KnownOrigins1700000032000: {
    tables: {
      known_origins: 'user_id origin_hash kind last_seen_at',
    },
    sequences: '',
  },
  RegistrationForms1700000033000: {
    tables: {
      one_time_codes: 'registration_id',
      registrations: 'registration_id key_hash is_first',
    },
    sequences: 'registrations_registration_id_seq',
  },
  Notes1700000035000: {
    tables: {
      notes: 'note_id kind record_id employee_id company_id request_id connection_id text author_id created_at',
    },
    sequences: 'notes_note_id_seq',
  },
  AgencySettings1700000036000: {
    tables: {
      agency_settings:
        'setting_id set_at legal_name address city state_code pin_code gstin pan email phone bank_account_name bank_account_number bank_ifsc upi_id invoice_prefix sac gst_percent fee_percent due_business_days warranty_months claim_notice_days commitment_years penalty_paise penalty_days reminders_on',
      companies: 'legal_name billing_address billing_city state_code billing_pin_code gstin billing_email',
      holidays: 'holiday_id day name',
    },
    sequences: 'agency_settings_setting_id_seq holidays_holiday_id_seq',
  },
  Placements1700000036001: {
    tables: {
      placements:
        'placement_id connection_id origin_connection_id request_id employee_id company_id employee_name job_title job_location company_name placed_on joining_date first_month_gross_paise fee_percent warranty_months fee_paise warranty_until issue_by state left_on left_reason replaces_placement_id replaced_by_placement_id search_text',
    },
    sequences: 'placements_placement_id_seq',
  },
  Invoices1700000036002: {
    tables: {
      invoice_pdfs: 'invoice_id pdf',
      invoice_series: 'series financial_year kind last_sequence last_issued_on',
      invoices:
        'invoice_id kind series financial_year sequence number issued_on due_date placement_id corrects_invoice_id company_id company_name company_gstin place_of_supply sac gst_percent taxable_paise cgst_paise sgst_paise igst_paise total_paise document debited_paise credited_paise received_paise tds_paise outstanding_paise state search_text',
      outbox_mails: 'attachment_kind attachment_key',
      placements: 'invoice_id invoice_number invoice_state due_date',
    },
    sequences: 'invoices_invoice_id_seq',
  },
  Payments1700000036003: {
    tables: {
      payments:
        'payment_id invoice_id received_on mode reference amount_paise tds_paise tds_section recorded_at reversed_at reversal_reason',
      reminder_pauses: 'invoice_id paused_at',
      reminders: 'invoice_id step queued_at',
    },
    sequences: 'payments_payment_id_seq',
  },
  WarrantyClaims1700000036004: {
    tables: {
      connections: 'claim_id',
      placements: 'has_open_claim',
      warranty_claims:
        'claim_id placement_id company_id filed_by filed_at last_working_day reason note is_covered late_notice state decision_reason decided_at replacement_placement_id search_text',
    },
    sequences: 'warranty_claims_claim_id_seq',
  },
  MoneyFigures1700000036010: {
    tables: {
      payments: 'search_text',
    },
    sequences: '',
  },
  Resumes1700000037001: {
    tables: {
      resume_files: 'resume_id content',
      resumes:
        'resume_id employee_id file_name media_type size_bytes sha256 uploaded_at uploaded_by_role text_state text page_count facts problem shown',
    },
    sequences: 'resumes_resume_id_seq',
  },
  KnownSkills1700000037200: {
    tables: {
      job_requests: 'skills',
      job_skill_counts: 'name n',
    },
    sequences: '',
  },
  CandidateIndex1700000037202: {
    tables: {
      candidate_index: 'employee_id created_at available fields words terms skills places salary level degrees',
      name_words: 'word',
    },
    sequences: '',
  },
  SavedSearches1700000037203: {
    tables: {
      saved_search_hits: 'search_id employee_id',
      saved_searches: 'search_id owner_id name query shared daily_mail mailed_on created_at',
    },
    sequences: 'saved_searches_search_id_seq',
  },
  Introductions1700000037300: {
    tables: {
      introductions:
        'introduction_id employee_id origin_employee_id company_id origin_company_id request_id employee_name company_name job_title how introduced_by introduced_by_name introduced_at introduced_on search_text',
    },
    sequences: 'introductions_introduction_id_seq',
  },
  DuplicatePairs1700000037310: {
    tables: {
      duplicate_pairs:
        'duplicate_id kind first_id second_id first_employee_id second_employee_id first_company_id second_company_id reasons state created_at decided_at decided_by_name search_text',
    },
    sequences: 'duplicate_pairs_duplicate_id_seq',
  },
  Merges1700000037320: {
    tables: {
      merges:
        'merge_id kind winner_id winner_name loser_id loser_name loser_user_id merged_by merged_by_name merged_at undo_until undone_at undone_by_name journal moving search_text',
    },
    sequences: 'merges_merge_id_seq',
  },
  Imports1700000037400: {
    tables: {
      import_rows:
        'import_row_id import_id row_number cells outcome reasons field_values identity phone state record_id before record_version',
      imports:
        'import_id kind file_name file_type size_bytes sha256 encoding delimiter sheet other_sheets header_row formulas merged_cells columns mapping missing_fields state row_count done_rows counts results on_duplicate actor created_by created_at started_at finished_at undone_at',
    },
    sequences: 'import_rows_import_row_id_seq imports_import_id_seq',
  },
  ListExports1700000037401: {
    tables: {
      list_export_pieces: 'export_id place content',
      list_exports:
        'export_id resource filter sort format state row_count size_bytes problem actor created_by created_at ready_at',
    },
    sequences: 'list_exports_export_id_seq',
  },
  MergesByTheOwner1700000038010: {
    tables: {
      merges: 'reason moved',
    },
    sequences: '',
  },
  ResumeReading1700000038030: {
    tables: {
      reading_times: 'user_id day milliseconds',
      resumes: 'uploaded_by to_read tries taken_until',
    },
    sequences: '',
  },
  FailedImports1700000038041: {
    tables: {
      imports: 'stopped_in problem',
    },
    sequences: '',
  },
  OldestVersions1700000038050: {
    tables: {
      oldest_versions: 'version needed_since',
    },
    sequences: '',
  },
  DocumentMails1700000038062: {
    tables: {
      invoice_sendings: 'sending_id invoice_id recipient sent_at',
      reminders: 'recipient',
    },
    sequences: 'invoice_sendings_sending_id_seq',
  },
  ReadingVersions1700000038065: {
    tables: {
      resumes: 'reading_version',
    },
    sequences: '',
  },
  FoundPeople1700000038073: {
    tables: {
      candidate_index: 'unwanted_places years',
    },
    sequences: '',
  },
};
