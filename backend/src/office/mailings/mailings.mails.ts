import { type MailMessage, paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

export interface MailingMail {
  /** None of a test. */
  recipientId?: number;
  subject: string;
  body: string;
  replyTo: string;
  /** The page, and the address for the button of mail programs (RFC 8058). */
  refuse?: { page: string; call: string };
}

/** A mail of the staff from a template. It is written when it is sent, with what its recipient may see then. */
export const MAILING_MAIL = mailTemplate<MailingMail>(
  'mailing',
  (mail) => messageOf(mail, 'You do not want such mails?'),
  { isLast: true, hi: (mail) => messageOf(mail, 'ऐसे ईमेल नहीं चाहिए?') },
);

/** The staff's own text in both languages. */
function messageOf({ subject, body, replyTo, refuse }: MailingMail, refusal: string): MailMessage {
  const texts = body
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter(Boolean);
  const how = refuse && `${refusal} ${refuse.page}`;
  return {
    subject,
    heading: subject,
    blocks: [...texts, ...(how ? [how] : [])].map(paragraph),
    replyTo,
    refuseAt: refuse?.call,
  };
}
