import { isoMoment, own, shown, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type MailTemplateDto, type MailingDto } from './mailing.dto.js';
import { RECIPIENT_STATES, STATE } from './mailing.entity.js';

/** Texts that the staff sends. */
export const MAIL_TEMPLATES: ListDefinition<MailTemplateDto> = {
  name: 'mail-templates',
  table: 'mail_templates',
  key: 'template_id',
  newest: 'changed_at',
  joins: 'left join users u on u.user_id = t.changed_by',
  searchText: `fold(t.name || ' ' || t.subject)`,
  columns: {
    template_id: shown('template_id', 'integer'),
    name: shown('name'),
    kind: { ...shown('kind'), equals: (operand) => `t.kind = ${operand}` },
    purpose: shown('purpose'),
    subject: shown('subject'),
    body: { ...shown('body'), isLong: true },
    changed_by_name: { kind: 'text', select: 'coalesce(u.full_name, u.email)' },
    changed_at: own('changed_at', 'timestamptz'),
    version: shown('version', 'integer'),
  },
};

/** Recipients whose mail became one of these. */
const counted = (...states: (typeof RECIPIENT_STATES)[number][]): string =>
  `(select count(*)::int from mailing_recipients r
    where r.mailing_id = t.mailing_id and ${STATE} in (${states.map((state) => `'${state}'`).join(', ')}))`;

/** What was sent to one or to many. */
export const MAILINGS: ListDefinition<MailingDto> = {
  name: 'mailings',
  table: 'mailings',
  key: 'mailing_id',
  newest: 'made_at',
  searchText: `fold(t.template_name || ' ' || t.subject || ' ' || t.made_by_name)`,
  columns: {
    mailing_id: shown('mailing_id', 'integer'),
    kind: { ...shown('kind'), equals: (operand) => `t.kind = ${operand}` },
    purpose: shown('purpose'),
    template_name: shown('template_name'),
    subject: shown('subject'),
    body: { ...shown('body'), isLong: true },
    made_by_name: shown('made_by_name'),
    made_at: own('made_at', 'timestamptz'),
    stopped_at: { kind: 'timestamptz', select: isoMoment('t.stopped_at') },
    recipients: { kind: 'integer', select: counted(...RECIPIENT_STATES) },
    sent: { kind: 'integer', select: counted('sent') },
    skipped: { kind: 'integer', select: counted('skipped', 'stopped') },
    failed: { kind: 'integer', select: counted('failed') },
    waiting: { kind: 'integer', select: counted('waiting', 'queued') },
  },
};
