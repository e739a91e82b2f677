import '../../texts/health';
import type { FailedMail } from '@niyukt/ui-shared/api/types';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../../kit/lists/RecordLink';
import { EmailText } from '../../kit/records/Contact';
import { Day } from '../../kit/records/Day';
import type { Field } from '../../kit/resource/fields';
import { t } from '../../texts/console';

/** What a mail is about: its template's name in words. */
export const mailKind = ({ template }: FailedMail): string =>
  template.charAt(0).toUpperCase() + template.slice(1).replaceAll('-', ' ');

export const FAILED_MAIL_FIELDS: readonly Field<FailedMail>[] = [
  {
    source: 'recipient',
    label: 'failedMail.recipient',
    cell: ({ recipient }) => (
      <RecordLink>
        <EmailText address={recipient} />
      </RecordLink>
    ),
  },
  { source: 'template', label: 'failedMail.kind', text: mailKind, csv: mailKind },
  {
    source: 'created_at',
    label: 'failedMail.written',
    cell: ({ created_at }) => <Day at={created_at} />,
    text: ({ created_at }) => momentInIndia(created_at),
  },
  { source: 'expires_at', label: 'failedMail.givenUp', text: ({ expires_at }) => momentInIndia(expires_at) },
  { source: 'attempts', label: 'failedMail.attempts' },
  { source: 'last_error', label: 'failedMail.reason' },
  {
    source: 'can_send_again',
    label: 'failedMail.content',
    text: ({ can_send_again }) => t(can_send_again ? 'failedMail.kept' : 'failedMail.notKept'),
  },
];
