import { derived, isoMoment, own, shown, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type Permission } from '../../platform/http/permission.js';
import { mailsHidden } from '../../platform/mail/templates/mail-template.js';
import { type FailedMailDto } from './failed-mail.dto.js';

/** A restricted person is in no list (docs/rules.md#restricted). */
const IS_GIVEN_UP = `t.status = 'dead' and t.created_at > now() - interval '90 days'
  and not exists (select from users u where u.email = t.recipient and u.restricted_at is not null)`;

/** Mails that were given up, latest first. They are listed for 90 days, as long as their content is kept. */
export const FAILED_MAILS: ListDefinition<FailedMailDto> = {
  name: 'failed-mails',
  table: 'outbox_mails',
  key: 'mail_id',
  newest: 'created_at',
  only: IS_GIVEN_UP,
  searchText: `fold(t.recipient)`,
  columns: {
    mail_id: shown('mail_id', 'bigint'),
    template: shown('template'),
    recipient: shown('recipient'),
    created_at: own('created_at', 'timestamptz'),
    expires_at: { kind: 'timestamptz', select: isoMoment('t.expires_at') },
    attempts: shown('attempts', 'integer'),
    last_error: shown('last_error'),
    can_send_again: derived('boolean', 't.sealed_content is not null'),
  },
};

/** Those of which this reader may know. */
export function failedMailsFor({ missing }: { missing: readonly Permission[] }): ListDefinition<FailedMailDto> {
  const hidden = mailsHidden(missing);
  return hidden.length
    ? { ...FAILED_MAILS, only: `${IS_GIVEN_UP} and t.template <> all('{${hidden.join()}}')` }
    : FAILED_MAILS;
}
