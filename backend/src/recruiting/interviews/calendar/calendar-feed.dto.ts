import { NullableReply, Reply } from '../../../platform/http/reply.js';

/** Whether an account's calendar reads its interviews. */
export class CalendarFeedDto {
  @Reply('Whether there is an address', true)
  active: boolean;

  @NullableReply('When it was made, ISO 8601 in UTC', '2026-12-01T05:31:07.120Z', { format: 'date-time' })
  created_at: string | null;

  @NullableReply('The address, answered once, when it is made; it is as good as a password', null, {
    type: 'string',
  })
  url: string | null;
}
