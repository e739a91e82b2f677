import { NullableReply, Reply } from '../../platform/http/reply.js';

/** A mail that could not be delivered and was given up. */
export class FailedMailDto {
  @Reply('Key, equal to mail_id', 4711)
  id: number;

  @Reply('Key', 4711)
  mail_id: number;

  @Reply('Kind of mail', 'invoice-sent')
  template: string;

  @Reply('E-mail it was for', 'hiring@lehar.example.com')
  recipient: string;

  @Reply('When it was written, ISO 8601 in UTC', '2026-11-18T06:12:44.000Z', { format: 'date-time' })
  created_at: string;

  @Reply('When it was given up, ISO 8601 in UTC', '2026-11-19T06:12:44.000Z', { format: 'date-time' })
  expires_at: string;

  @Reply('How often it was tried', 38)
  attempts: number;

  @NullableReply('What the mail server said', '550 5.1.1 No such user')
  last_error: string | null;

  @Reply('Whether it can be sent again: a code or a link that opens an account is not kept', true)
  can_send_again: boolean;
}
