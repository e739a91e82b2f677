import { field, listOf, nullable, own, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { RECIPIENT_STATES, STATE } from './mailing.entity.js';
import { MAIL_PURPOSES, TEMPLATE_KINDS } from './template-kind.js';

/** Texts that the staff sends. */
export const MAIL_TEMPLATES = listOf({
  name: 'mail-templates',
  table: 'mail_templates',
  key: 'template_id',
  newest: 'changed_at',
  joins: 'left join users u on u.user_id = t.changed_by',
  searchText: `fold(t.name || ' ' || t.subject)`,
  columns: {
    template_id: field('Key', 3, shown('template_id', 'integer')),
    name: field('What the staff calls it', 'Documents, please', shown('name')),
    kind: field('Whom its mails are for', 'employee', {
      ...shown('kind'),
      choices: TEMPLATE_KINDS,
      equals: (operand) => `t.kind = ${operand}`,
    }),
    purpose: nullable('What mails to people are for; null of mails to companies', 'jobs', {
      ...shown('purpose'),
      choices: MAIL_PURPOSES,
    }),
    subject: field('Subject', 'Your documents, {{name}}', shown('subject')),
    body: field('Text', 'Hello {{name}},', { ...shown('body'), isLong: true }),
    changed_by_name: nullable('Who changed it last', 'Meera Iyer', {
      kind: 'text',
      select: 'coalesce(u.full_name, u.email)',
    }),
    changed_at: field(
      'When it was changed last, ISO 8601 in UTC',
      '2026-11-20T05:31:07.120Z',
      own('changed_at', 'timestamptz'),
    ),
    version: field('Version: raised by every edit', 1, shown('version', 'integer')),
  },
});

export class MailTemplateDto extends RowOf(MAIL_TEMPLATES) {}

/** Recipients whose mail became one of these. */
const counted = (...states: (typeof RECIPIENT_STATES)[number][]): string =>
  `(select count(*)::int from mailing_recipients r
    where r.mailing_id = t.mailing_id and ${STATE} in (${states.map((state) => `'${state}'`).join(', ')}))`;

/** What was sent to one or to many. */
export const MAILINGS = listOf({
  name: 'mailings',
  table: 'mailings',
  key: 'mailing_id',
  newest: 'made_at',
  searchText: `fold(t.template_name || ' ' || t.subject || ' ' || t.made_by_name)`,
  columns: {
    mailing_id: field('Key', 9, shown('mailing_id', 'integer')),
    kind: field('Kind of its recipients', 'employee', {
      ...shown('kind'),
      choices: TEMPLATE_KINDS,
      equals: (operand) => `t.kind = ${operand}`,
    }),
    purpose: nullable('What mails to people are for; null of mails to companies', 'jobs', {
      ...shown('purpose'),
      choices: MAIL_PURPOSES,
    }),
    template_name: field('Name of the template at that time', 'Documents, please', shown('template_name')),
    subject: field('Subject', 'Your documents, {{name}}', shown('subject')),
    body: field('Text', 'Hello {{name}},', { ...shown('body'), isLong: true }),
    made_by_name: field('E-mail of the admin who sent it', 'admin@niyukt.example', shown('made_by_name')),
    sender_name: nullable('Name of that account now; null where none is known', 'Meera Iyer', {
      kind: 'text',
      select: 'account_name(t.made_by)',
    }),
    made_at: field('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', own('made_at', 'timestamptz')),
    stopped_at: nullable('When it was stopped, ISO 8601 in UTC', null, shown('stopped_at', 'timestamptz')),
    recipients: field('Recipients', 40, { kind: 'integer', select: counted(...RECIPIENT_STATES) }),
    sent: field('Recipients whose mail was taken by the mail server', 31, { kind: 'integer', select: counted('sent') }),
    skipped: field(
      'Recipients who got nothing: a value is missing, they take no such mails, the record is gone, or it was stopped',
      2,
      { kind: 'integer', select: counted('skipped', 'stopped') },
    ),
    failed: field('Recipients whose mail was given up: it is among the failed mails', 0, {
      kind: 'integer',
      select: counted('failed'),
    }),
    waiting: field('Recipients whose mail has not left yet', 7, {
      kind: 'integer',
      select: counted('waiting', 'queued'),
    }),
  },
});

export class MailingDto extends RowOf(MAILINGS) {}
