import { type Permission } from '../../platform/http/permission.js';
import { derived, field, listOf, nullable, own, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { mailsHidden } from '../../platform/mail/templates/mail-template.js';

/** A restricted person is in no list (docs/rules.md#restricted). */
const IS_GIVEN_UP = `t.status = 'dead' and t.created_at > now() - interval '90 days'
  and not exists (select from users u where u.email = t.recipient and u.restricted_at is not null)`;

/** Mails that were given up, latest first. They are listed for 90 days, as long as their content is kept. */
export const FAILED_MAILS = listOf({
  name: 'failed-mails',
  table: 'outbox_mails',
  key: 'mail_id',
  newest: 'created_at',
  only: IS_GIVEN_UP,
  searchText: `fold(t.recipient)`,
  columns: {
    mail_id: field('Key', 4711, shown('mail_id', 'bigint')),
    template: field('Kind of mail', 'invoice-sent', shown('template')),
    recipient: field('E-mail it was for', 'hiring@lehar.example.com', shown('recipient')),
    created_at: field(
      'When it was written, ISO 8601 in UTC',
      '2026-11-18T06:12:44.000Z',
      own('created_at', 'timestamptz'),
    ),
    expires_at: field(
      'When it was given up, ISO 8601 in UTC',
      '2026-11-19T06:12:44.000Z',
      shown('expires_at', 'timestamptz'),
    ),
    attempts: field('How often it was tried', 38, shown('attempts', 'integer')),
    last_error: nullable('What the mail server said', '550 5.1.1 No such user', shown('last_error')),
    can_send_again: field(
      'Whether it can be sent again: a code or a link that opens an account is not kept',
      true,
      derived('boolean', 't.sealed_content is not null'),
    ),
  },
});

/** A mail that could not be delivered and was given up. */
export class FailedMailDto extends RowOf(FAILED_MAILS) {}

/** Those of which this reader may know. */
export function failedMailsFor({ missing }: { missing: readonly Permission[] }): typeof FAILED_MAILS {
  const hidden = mailsHidden(missing);
  return hidden.length
    ? { ...FAILED_MAILS, only: `${IS_GIVEN_UP} and t.template <> all('{${hidden.join()}}')` }
    : FAILED_MAILS;
}
