import { Like } from 'typeorm';
import { RateLimit } from '../platform/rate-limits/rate-limit.entity.js';
import { limitKey, mailboxOf } from '../platform/rate-limits/limit-keys.js';
import {
  ABOUT_PERSON_ALONE,
  auditParameters,
  BY_PERSON,
  MAILS_TO_PERSON,
  mailParameters,
  type Person,
} from './person.js';
import { changedRows, erased, type PersonalData } from './personal-data.js';

/** Who else acted stands there by role only: it is somebody else's data. */
const AUDIT = `select audit_id, at, action, kind, record_id, actor_role,
    case when ${BY_PERSON} then actor_email end as actor_email, case when ${BY_PERSON} then address end as address,
    case when ${ABOUT_PERSON_ALONE} then record_name end as record_name,
    case when ${ABOUT_PERSON_ALONE} then before end as before, case when ${ABOUT_PERSON_ALONE} then after end as after
  from audit_log where ${BY_PERSON} or ${ABOUT_PERSON_ALONE} order by audit_id`;

/** Answers that are kept for repeated calls. */
const ANSWERS = `delete from idempotent_calls where user_id = any($2) or answer ->> 'email' = $1
  or (answer ->> 'employee_id')::int = any($3) or (answer ->> 'company_id')::int = any($4)
  or (answer ->> 'request_id')::int = any($5) or (answer ->> 'placement_id')::int = any($6)`;

function answerParameters({ email, users, employees, companies, jobs, placements }: Person): unknown[] {
  return [email, users, employees, companies, jobs, placements];
}

/** What the product holds about people beside its nouns. */
export const PLATFORM_DATA: readonly PersonalData[] = [
  {
    name: 'mails',
    read: ({ transaction, person }) =>
      transaction.query(
        `select template, recipient, status, attempts, created_at, sent_at from outbox_mails
         where ${MAILS_TO_PERSON} order by mail_id`,
        mailParameters(person),
      ),
    erase: async (context) => ({
      mails: await changedRows(
        context.transaction,
        `delete from outbox_mails where ${MAILS_TO_PERSON}`,
        mailParameters(context.person),
      ),
      answers: await changedRows(context.transaction, ANSWERS, answerParameters(context.person)),
    }),
  },
  {
    name: 'limits',
    read: ({ transaction, person, secrets }) =>
      transaction.query(
        `select split_part(key, ':', 1) as name, points, to_timestamp(expire / 1000.0) as until
         from rate_limits where key like '%:' || $1 || '%' order by 1`,
        [limitKey(secrets, mailboxOf(person.email))],
      ),
    erase: async (context) => ({
      limits: await erased(context, RateLimit, {
        key: Like(`%:${limitKey(context.secrets, mailboxOf(context.person.email))}%`),
      }),
    }),
  },
  {
    name: 'auditLog',
    read: ({ transaction, person }) =>
      transaction.query(AUDIT, [...auditParameters(person), person.introductions, person.hires]),
  },
];
