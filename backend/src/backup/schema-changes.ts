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
};
