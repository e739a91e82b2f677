import { MessageDto } from '../../platform/http/message.dto.js';
import { Reply } from '../../platform/http/reply.js';

/** An open session. */
export class OpenSessionDto {
  @Reply('Key', '6f1c1f0e-8f5b-4c62-9d7c-1f6a4c0a9b11', { format: 'uuid' })
  id: string;

  @Reply('Browser and system; empty when the browser did not say', 'Chrome, Android')
  browser: string;

  @Reply('IPv4 address, or /64 of an IPv6 address', '203.0.113.9')
  network: string;

  @Reply('When it began, ISO 8601 in UTC', '2026-11-26T09:00:00.000Z', { format: 'date-time' })
  began_at: string;

  @Reply('When it was last used, to five minutes', '2026-11-26T10:05:00.000Z', { format: 'date-time' })
  last_used_at: string;

  @Reply('True for the session of this call', true)
  is_this: boolean;
}

export class SessionsEndedDto extends MessageDto {
  @Reply('How many sessions were ended', 2)
  ended: number;
}
