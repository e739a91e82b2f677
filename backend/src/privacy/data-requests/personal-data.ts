import { REGISTRATION_DATA } from '../../accounts/registration/registration.personal-data.js';
import { NOTIFICATION_DATA } from '../../agency/notifications/notifications.personal-data.js';
import { TASK_DATA } from '../../agency/tasks/tasks.personal-data.js';
import { ACCOUNT_DATA } from '../../auth/auth.personal-data.js';
import { type PersonalData } from '../../auth/personal-data/personal-data.js';
import { ACCESS_DATA } from '../../companies/access-log/access-log.personal-data.js';
import { COMPANY_DATA } from '../../companies/companies.personal-data.js';
import { CONNECTION_DATA } from '../../connections/connections.personal-data.js';
import { INTRODUCTION_DATA } from '../../connections/introductions/introductions.personal-data.js';
import { CONSENT_DATA } from '../../employees/consent/consent.personal-data.js';
import { EMPLOYEE_DATA } from '../../employees/employees.personal-data.js';
import { NOTICE_DATA } from '../../employees/notices/notices.personal-data.js';
import { RESUME_DATA } from '../../employees/resumes/resumes.personal-data.js';
import { JOB_REQUEST_DATA } from '../../jobs/jobs.personal-data.js';
import { CLAIM_DATA } from '../../money/claims/claims.personal-data.js';
import { INVOICE_DATA } from '../../money/invoices/invoices.personal-data.js';
import { PENALTY_DATA } from '../../money/penalties/penalties.personal-data.js';
import { PLACEMENT_DATA } from '../../money/placements/placements.personal-data.js';
import { LIST_EXPORT_DATA } from '../../office/exports/exports.personal-data.js';
import { IMPORT_DATA } from '../../office/imports/imports.personal-data.js';
import { MAILING_DATA } from '../../office/mailings/mailings.personal-data.js';
import { NOTE_DATA } from '../../office/notes/notes.personal-data.js';
import { type Env } from '../../platform/config/env.js';
import { DUPLICATE_DATA } from '../../recruiting/duplicates/duplicates.personal-data.js';
import { CALENDAR_FEED_DATA, INTERVIEW_DATA } from '../../recruiting/interviews/interviews.personal-data.js';
import { OFFER_DATA } from '../../recruiting/offers/offers.personal-data.js';
import { SAVED_SEARCH_DATA } from '../../recruiting/people-search/saved-searches.personal-data.js';
import { SUBMISSION_DATA } from '../../recruiting/submissions/submissions.personal-data.js';
import { BREACH_DATA } from '../breaches/breaches.personal-data.js';
import { GRIEVANCE_DATA } from '../grievances/grievances.personal-data.js';
import { heldBefore } from '../held-records/hold-person.js';
import { RETENTION_DATA } from '../retention/retention.personal-data.js';
import { DATA_EXPORT_DATA, NOMINEE_DATA } from './data-requests.personal-data.js';
import { PLATFORM_DATA } from './platform.personal-data.js';

/** Everything that is held about people. What belongs to something else comes after it, and is erased before it. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  ...ACCOUNT_DATA,
  EMPLOYEE_DATA,
  RESUME_DATA,
  ...COMPANY_DATA,
  JOB_REQUEST_DATA,
  CONSENT_DATA,
  CONNECTION_DATA,
  INTRODUCTION_DATA,
  PLACEMENT_DATA,
  INVOICE_DATA,
  CLAIM_DATA,
  PENALTY_DATA,
  DUPLICATE_DATA,
  SUBMISSION_DATA,
  INTERVIEW_DATA,
  CALENDAR_FEED_DATA,
  OFFER_DATA,
  SAVED_SEARCH_DATA,
  NOTE_DATA,
  GRIEVANCE_DATA,
  BREACH_DATA,
  RETENTION_DATA,
  NOTICE_DATA,
  ACCESS_DATA,
  MAILING_DATA,
  TASK_DATA,
  ...NOTIFICATION_DATA,
  IMPORT_DATA,
  LIST_EXPORT_DATA,
  REGISTRATION_DATA,
  NOMINEE_DATA,
  DATA_EXPORT_DATA,
  ...PLATFORM_DATA,
];

/** The same for an erasure, which holds what the law wants kept unless `HOLD_ERASED` is off. */
export const dataToErase = ({ holdErased }: Pick<Env, 'holdErased'>): readonly PersonalData[] =>
  holdErased ? [...PERSONAL_DATA, heldBefore(PERSONAL_DATA)] : PERSONAL_DATA;
