import { AGENCY } from '../../../platform/agency.js';
import { type Env } from '../../../platform/config/env.js';
import { senderIn } from '../../../platform/mail/mailbox-in.js';
import { type Organizer } from './calendar-text.js';

/** The mailbox that mails are from. */
export function organizerIn({ mailFrom }: Env): Organizer {
  const { name, email } = senderIn(mailFrom);
  return { name: name || AGENCY.name, email };
}
