import { contactExpression, type Person } from '../../auth/personal-data/identity.js';
import { changedRows, type PersonalData, type PersonContext } from '../../auth/personal-data/personal-data.js';
import { type Secrets } from '../../platform/config/secrets.js';
import { type Language } from '../../platform/language/language.js';
import { OutboxMail } from '../../platform/mail/outbox-mail.entity.js';
import { unseal } from '../../platform/mail/sealed-content.js';
import { isSecretMail, mailTemplateNamed } from '../../platform/mail/templates/mail-template.js';
import { limitKey, mailboxOf } from '../../platform/rate-limits/limit-keys.js';
import { ABOUT_PERSON_ALONE, auditParameters, BY_PERSON, mailParameters, MAILS_TO_PERSON } from './person-search.js';

/** Other actors appear by role only: their identity is personal data of others. */
const AUDIT = `select audit_id, at, action, kind, record_id, actor_role,
    case when ${BY_PERSON} then actor_email end as actor_email, case when ${BY_PERSON} then address end as address,
    case when ${ABOUT_PERSON_ALONE} then record_name end as record_name,
    case when ${ABOUT_PERSON_ALONE} then before end as before, case when ${ABOUT_PERSON_ALONE} then after end as after
  from audit_log where ${BY_PERSON} or ${ABOUT_PERSON_ALONE} order by audit_id`;

/** Stored answers of idempotent calls. */
const ANSWERS = `delete from idempotent_calls where user_id = any($2) or answer::text ~* any($1)
  or (answer ->> 'employee_id')::int = any($3) or (answer ->> 'placement_id')::int = any($4)`;

/** Payloads name records by key; errors may say more. */
const WORK = 'delete from pgboss.job where data::text ~* any($1) or output::text ~* any($1)';
const OLD_WORK = 'delete from pgboss.archive where data::text ~* any($1) or output::text ~* any($1)';

function answerParameters(person: Person): unknown[] {
  const { patterns, users, employees, placements } = person;
  return [patterns, users, employees, placements];
}

function limitKeys(secrets: Secrets, { emails }: Person): string[] {
  return emails.map((email) => `%:${limitKey(secrets, mailboxOf(email))}%`);
}

const MAILS_AT_ONCE = 500;
const SEALED = `select mail_id, status, sealed_content from outbox_mails where sealed_content is not null and mail_id > $1
  order by mail_id limit ${MAILS_AT_ONCE}`;

interface SealedMail {
  mail_id: string;
  status: string;
  sealed_content: Buffer;
}

/**
 * Mails to others that name the person: waiting ones are deleted, sent ones lose their content. A waiting mail with the name alone is
 * sent: the name may be another person's.
 */
async function emptySealed({ transaction, person, secrets }: PersonContext): Promise<number> {
  const key = secrets.derive('outbox');
  const pattern = contactExpression(person);
  const names = person.names.map((name) => name.toLowerCase());
  let last = '0';
  let emptied = 0;
  for (;;) {
    const mails = await transaction.query<SealedMail[]>(SEALED, [last]);
    if (!mails.length) return emptied;
    last = mails.at(-1)?.mail_id ?? last;
    for (const { mail_id, status, sealed_content } of mails) {
      const text = textOf(key, sealed_content);
      const isNamed = pattern.test(text);
      const hasLeft = status === 'sent' || status === 'dead';
      if (!isNamed && !(hasLeft && names.some((name) => text.toLowerCase().includes(name)))) continue;
      if (hasLeft) await transaction.update(OutboxMail, { mail_id }, { sealed_content: null });
      else await transaction.delete(OutboxMail, { mail_id });
      emptied += 1;
    }
  }
}

interface MailToPerson {
  template: string;
  sealed_content: Buffer | null;
}

/** As it was sent. Nothing of a mail with a code or a link that opens an account, of one that has not left, or that cannot be read. */
function subjectOf(key: Buffer, template: string, bytes: Buffer): string | null {
  if (isSecretMail(template)) return null;
  try {
    const { language, ...content } = unseal<{ language?: Language }>(key, bytes);
    if (!language) return null;
    const { write, hi } = mailTemplateNamed(template);
    return ((language === 'hi' && hi) || write)(content as never).subject;
  } catch {
    return null;
  }
}

/** Sealed with another secret, it is unreadable. */
function textOf(key: Buffer, bytes: Buffer): string {
  try {
    return JSON.stringify(unseal(key, bytes));
  } catch {
    return '';
  }
}

/** Personal data of the platform, outside the nouns. */
export const PLATFORM_DATA: readonly PersonalData[] = [
  {
    name: 'mails',
    own: { fields: ['subject', 'recipient', 'created_at', 'sent_at'] },
    read: async ({ transaction, person, secrets }) => {
      const mails = await transaction.query<MailToPerson[]>(
        `select template, recipient, status, attempts, created_at, sent_at, sealed_content from outbox_mails
         where ${MAILS_TO_PERSON} order by mail_id`,
        mailParameters(person),
      );
      const key = secrets.derive('outbox');
      return mails.map(({ sealed_content, ...mail }) => ({
        ...mail,
        subject: sealed_content && subjectOf(key, mail.template, sealed_content),
      }));
    },
    erase: async (context) => ({
      mails: await changedRows(
        context.transaction,
        `delete from outbox_mails where ${MAILS_TO_PERSON}`,
        mailParameters(context.person),
      ),
      mailsToOthers: await emptySealed(context),
      answers: await changedRows(context.transaction, ANSWERS, answerParameters(context.person)),
      work:
        (await changedRows(context.transaction, WORK, [context.person.contactPatterns])) +
        (await changedRows(context.transaction, OLD_WORK, [context.person.contactPatterns])),
    }),
  },
  {
    name: 'limits',
    own: { nothing: 'counters are over within a day' },
    read: ({ transaction, person, secrets }) =>
      transaction.query(
        `select split_part(key, ':', 1) as name, points, to_timestamp(expire / 1000.0) as until
         from rate_limits where key like any($1) order by 1`,
        [limitKeys(secrets, person)],
      ),
    erase: async ({ transaction, person, secrets }) => ({
      limits: await changedRows(transaction, 'delete from rate_limits where key like any($1)', [
        limitKeys(secrets, person),
      ]),
    }),
  },
  {
    name: 'auditLog',
    own: { nothing: 'it proves what the staff did; logins stand among the sessions' },
    read: ({ transaction, person }) => transaction.query(AUDIT, auditParameters(person)),
  },
];
