import { type SchemaChange } from './schema-change.js';

/** What each migration did to the tables and sequences that a backup holds: written by `npm run contract`, compared by a test. */
export const SCHEMA_CHANGES: Record<string, SchemaChange> = {
  RequestsByEmail1700000093000: {
    tables: {
      access_log: 'access_id at employee_id actor_id company_id what',
      agency_settings:
        'setting_id set_at legal_name address city state_code pin_code gstin pan email phone bank_account_name bank_account_number bank_ifsc upi_id invoice_prefix sac gst_percent fee_percent due_business_days warranty_months claim_notice_days commitment_years penalty_paise penalty_days reminders_on employer_named_from name_shown_from contact_shown_from',
      audit_log:
        'audit_id at actor_id actor_email actor_role action kind record_id record_name before after request_id address search_text',
      breach_people: 'person_id breach_id employee_id name email phone mailed_at called_at read_at',
      breaches:
        'breach_id state what happened data_kinds aware_at consequences measures advice contact told_at cert_in_at board_at board_details_at details_until details_reason ended_at end_reason created_at',
      calendar_feeds: 'user_id token_hash created_at',
      candidate_index:
        'employee_id created_at available fields words terms skills places salary level degrees unwanted_places years',
      candidate_openings: 'opening_id connection_id channel user_id reader opened_at times',
      companies:
        'company_id user_id name contact_person_name contact_person_phone contact_email industry location company_size website_url about_us search_text created_at version legal_name billing_address billing_city state_code billing_pin_code gstin billing_email off_limits_until owner_id goes_when_paid',
      company_answers:
        'answer_id connection_id answer reason comment slots channel answered_by answered_by_name answered_at',
      company_members:
        'member_id company_id user_id former_user_id email name role state link_hash link_expires_at invited_by invited_at accepted_at ended_at created_at',
      connections:
        'connection_id request_id employee_id employee_name job_title company_name placement_status connection_date placement_date joining_date offered_salary final_salary admin_notes search_text status_changed_at claim_id share reveal original_file display_name submitted_at company_answer company_answered_at refused_at drop_reason restricted',
      consent_links: 'token_hash employee_id expires_at purpose request_id',
      consents:
        'consent_id employee_id agrees text_version channel noted_by decided_at purpose not_to language text_sha256 address request_id company_name job_title',
      data_export_files: 'user_id content',
      data_exports: 'user_id state size_bytes asked_at ready_at',
      duplicate_pairs:
        'duplicate_id kind first_id second_id first_employee_id second_employee_id first_company_id second_company_id reasons state created_at decided_at decided_by_name search_text',
      employees:
        'employee_id user_id full_name email phone qualification industry preferred_location preferred_salary skills resume_link status search_text created_at version skill_keys notice_period present_employer blocked_companies off_limits_until restricted source',
      erased_people: 'erased_id sealed erased_at',
      factor_guesses: 'guess_id user_id kind guessed_at since_right',
      grievance_files: 'grievance_id content',
      grievances:
        'grievance_id user_id name email kind state text file_name media_type size_bytes filed_at due_on first_answer first_answered_at objection reopened_at answer answered_at answered_by closed_at',
      held_files: 'held_file_id held_id sealed',
      held_records: 'held_id email_hashes sealed processed_at ends_at held_at',
      holidays: 'holiday_id day name',
      idempotent_calls: 'user_id key request_hash answer created_at',
      import_rows:
        'import_row_id import_id row_number cells outcome reasons field_values identity phone state record_id before record_version',
      imports:
        'import_id kind file_name file_type size_bytes sha256 encoding delimiter sheet other_sheets header_row formulas merged_cells columns mapping missing_fields state row_count done_rows counts results on_duplicate actor created_by created_at started_at finished_at undone_at stopped_in problem source',
      inactive_people: 'employee_id last_seen_at first_told_at last_told_at due_at',
      interview_feedback: 'feedback_id interview_id user_id author_name recommendation ratings text given_at',
      interview_recipients:
        'recipient_id interview_id side user_id email name needed uid sequence changed_at asked_for asked_digest reply replied_for reply_note slots replied_at link_number token_hash added_at removed_at asked_sequence',
      interview_reminders: 'recipient_id starts_at hours queued_at',
      interviews:
        'interview_id connection_id uid round state starts_at ends_at time_zone mode place link note_company note_person names_shown confirmed_by_agency timed_at absent cancel_reason version created_by created_at',
      introductions:
        'introduction_id employee_id origin_employee_id company_id origin_company_id request_id employee_name company_name job_title how introduced_by introduced_by_name introduced_at introduced_on search_text submitted_on first_opened_on',
      invoice_pdfs: 'invoice_id pdf',
      invoice_sendings: 'sending_id invoice_id recipient sent_at',
      invoice_series: 'series financial_year kind last_sequence last_issued_on',
      invoices:
        'invoice_id kind series financial_year sequence number issued_on due_date placement_id corrects_invoice_id company_id company_name company_gstin place_of_supply sac gst_percent taxable_paise cgst_paise sgst_paise igst_paise total_paise document debited_paise credited_paise received_paise tds_paise outstanding_paise state search_text',
      job_requests:
        'request_id company_id company_name title domain description employment_type location salary_range count status priority requirements search_text created_at version skills close_reason closed_at owner_id',
      job_skill_counts: 'name n',
      joining_questions:
        'question_id connection_id asked_on asked_at answer note answered_at answered_by answered_by_id',
      joining_ticks: 'connection_id item ticked_at ticked_by',
      known_claims:
        'claim_id connection_id answer_id since source email phone proof state reason decided_by decided_at',
      known_origins: 'user_id origin_hash kind last_seen_at',
      list_export_pieces: 'export_id place content',
      list_exports:
        'export_id resource filter sort format state row_count size_bytes problem actor created_by created_at ready_at',
      listed_people: 'user_id day employees',
      login_challenges:
        'challenge_hash purpose user_id session_version of_challenge tries is_mailbox_proven expires_at',
      mail_refusals: 'email refused_at',
      mail_templates: 'template_id name kind subject body version changed_by changed_at purpose',
      mailing_recipients: 'recipient_id mailing_id employee_id company_id connection_id state reason sent_at',
      mailings: 'mailing_id kind template_name subject body made_by made_by_name made_at stopped_at purpose',
      merges:
        'merge_id kind winner_id winner_name loser_id loser_name loser_user_id merged_by merged_by_name merged_at undo_until undone_at undone_by_name journal moving search_text reason moved',
      name_words: 'word',
      nominees: 'user_id name email named_at claim_accepted claim_reason claim_decided_at',
      notes:
        'note_id kind record_id employee_id company_id request_id connection_id text author_id created_at mentions',
      notice_texts: 'text_id language version text changed_by changed_at',
      notices: 'employee_id noted_at due_at sent_at reminded_at silent_at',
      notification_preferences: 'user_id kind bell mail push',
      notifications:
        'notification_id user_id kind record_kind record_id times bell mail push created_at read_at mailed_at urgent_from',
      offers:
        'offer_id connection_id state offered_salary joining_date valid_until counter counter_joining_date reason answered_at answered_by answered_by_id reminded_at created_by created_at',
      oldest_versions: 'version needed_since',
      one_time_codes:
        'code_id purpose email code_hash link_hash tries sent_at code_expires_at link_expires_at registration_id',
      outbox_mails:
        'mail_id template recipient sealed_content status attempts next_attempt_at expires_at created_at sent_at last_error attachment_kind attachment_key topic connection_id request_id',
      payments:
        'payment_id invoice_id received_on mode reference amount_paise tds_paise tds_section recorded_at reversed_at reversal_reason search_text',
      penalty_cases:
        'case_id employee_id employee_name email placement_id state amount_paise reason evidence acceptance notice_queued_at notice_on due_on answer answered_at end_reason ended_at created_by created_at',
      placement_history: 'history_id connection_id from_status to_status changed_at changed_by changed_by_name is_undo',
      placements:
        'placement_id connection_id origin_connection_id request_id employee_id company_id employee_name job_title job_location company_name placed_on joining_date first_month_gross_paise fee_percent warranty_months fee_paise warranty_until issue_by state left_on left_reason replaces_placement_id replaced_by_placement_id search_text invoice_id invoice_number invoice_state due_date has_open_claim commitment_years left_by',
      privacy_requests: 'token_hash email kind text expires_at',
      processors: 'processor_id name task data country contract_day',
      profile_terms_acceptances:
        'acceptance_id user_id link_id company_id company_name accepted_by version sha256 address accepted_at',
      push_subscriptions:
        'subscription_id user_id token_id session_version session_ends_at endpoint p256dh auth created_at',
      rate_limits: 'key points expire seconds',
      reading_times: 'user_id day milliseconds',
      recovery_codes: 'user_id code_hash used_at',
      registrations:
        'email role form password_hash terms_version created_at terms_accepted_at registration_id key_hash is_first language',
      reminder_pauses: 'invoice_id paused_at',
      reminders: 'invoice_id step queued_at recipient',
      resume_files: 'resume_id content',
      resumes:
        'resume_id employee_id file_name media_type size_bytes sha256 uploaded_at uploaded_by_role text_state text page_count facts problem shown uploaded_by to_read tries taken_until reading_version',
      reveals: 'reveal_id connection_id from_level to_level original_file cause revealed_by revealed_at',
      revoked_tokens: 'token_id expires_at',
      row_counts: 'list facet slot n',
      saved_search_hits: 'search_id employee_id',
      saved_searches: 'search_id owner_id name query shared daily_mail mailed_on created_at',
      second_factors:
        'factor_id user_id kind name added_at confirmed_at last_used_at suspended_at sealed_secret last_step credential_id public_key counter may_be_backed_up rp_id transports',
      sessions: 'token_id user_id session_version browser network began_at last_used_at fresh_at expires_at',
      sheets:
        'connection_id headline note show_salary resume_text confirmed version shown waits_until wait_confirmed wait_by changed_by changed_at wait_reminded_at',
      sign_in_rules: 'only_row second_factor',
      skill_counts: 'name key n',
      submissions:
        'submission_id connection_id employee_id origin_employee_id company_id origin_company_id request_id employee_name company_name job_title submitted_by submitted_by_name recipients sheet_sha256 submitted_at first_opened_at first_opened_by',
      tasks:
        'task_id cause kind record_id title subject owner_id assignee_id due_at snoozed_until done_at done_by created_by told_at created_at',
      terms_answers:
        'answer_id user_id email role version language sha256 answer how address browser answered_at recorded_at',
      terms_texts: 'sha256 role version language text kept_at',
      users:
        'user_id email password_hash role full_name session_version must_change_password disabled_at terms_version terms_accepted_at created_at password_expires_at passkey_handle missing_permissions language restricted_at restriction erasure_due_at restrictions',
      vapid_keys: 'only_row public_key sealed_private_key created_at',
      view_links: 'link_id request_id token_hash recipient made_by made_at expires_at revoked_at',
      warranty_claims:
        'claim_id placement_id company_id filed_by filed_at last_working_day reason note is_covered late_notice state decision_reason decided_at replacement_placement_id search_text',
    },
    sequences:
      'access_log_access_id_seq agency_settings_setting_id_seq audit_log_audit_id_seq breach_people_person_id_seq breaches_breach_id_seq candidate_openings_opening_id_seq companies_company_id_seq company_answers_answer_id_seq company_members_member_id_seq connections_connection_id_seq consents_consent_id_seq duplicate_pairs_duplicate_id_seq employees_employee_id_seq factor_guesses_guess_id_seq grievances_grievance_id_seq held_files_held_file_id_seq held_records_held_id_seq holidays_holiday_id_seq import_rows_import_row_id_seq imports_import_id_seq interview_feedback_feedback_id_seq interview_recipients_recipient_id_seq interviews_interview_id_seq introductions_introduction_id_seq invoice_sendings_sending_id_seq invoices_invoice_id_seq job_requests_request_id_seq joining_questions_question_id_seq known_claims_claim_id_seq list_exports_export_id_seq mail_templates_template_id_seq mailing_recipients_recipient_id_seq mailings_mailing_id_seq merges_merge_id_seq notes_note_id_seq notice_texts_text_id_seq notifications_notification_id_seq offers_offer_id_seq one_time_codes_code_id_seq outbox_mails_mail_id_seq payments_payment_id_seq penalty_cases_case_id_seq placement_history_history_id_seq placements_placement_id_seq processors_processor_id_seq profile_terms_acceptances_acceptance_id_seq push_subscriptions_subscription_id_seq registrations_registration_id_seq resumes_resume_id_seq reveals_reveal_id_seq saved_searches_search_id_seq second_factors_factor_id_seq submissions_submission_id_seq tasks_task_id_seq terms_answers_answer_id_seq users_user_id_seq view_links_link_id_seq warranty_claims_claim_id_seq',
  },
  MaskedTexts1700000095000: {
    tables: {
      masked_texts: 'sha256 employee_id removed looked_at',
    },
    sequences: '',
  },
  LinesOfImports1700000100000: {
    tables: {
      imports: 'line_count',
    },
    sequences: '',
  },
  CalendarSessions1700000102000: {
    tables: {
      calendar_feeds: 'session_version',
    },
    sequences: '',
  },
  SupplyTypes1700000103000: {
    tables: {
      companies: 'supply_type',
    },
    sequences: '',
  },
  KnownAs1700000107000: {
    tables: {
      agency_settings: 'known_as',
    },
    sequences: '',
  },
  AskedPeople1700000107500: {
    tables: {
      sheets: 'asked_at',
    },
    sequences: '',
  },
  AgencyLogo1700000108300: {
    tables: {
      agency_logo: 'only_row version width height png',
    },
    sequences: '',
  },
  JobIndex1700000109000: {
    tables: {
      job_index: 'request_id text_sha256 forms written places salary level',
    },
    sequences: '',
  },
};
