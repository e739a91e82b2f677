import { AGENCY } from '../platform/agency.js';
import { paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';

/** What its recipient is told, newest first. */
export interface NotificationMail {
  lines: { text: string; link: string }[];
  /** Where the ways of each kind are chosen. */
  preferences: string;
}

/** One notification, or a digest of several. It is written when it is sent, with what its recipient may see then. */
export const NOTIFICATION_MAIL = mailTemplate<NotificationMail>('notification', ({ lines, preferences }) => {
  const [first] = lines;
  const heading = lines.length === 1 && first ? first.text : `${lines.length} things are new`;
  return {
    subject: lines.length === 1 ? heading : `${heading} at ${AGENCY.name}`,
    heading,
    blocks: [
      ...(lines.length > 1 ? lines.map(({ text }) => paragraph(text)) : []),
      { kind: 'button', label: lines.length === 1 ? 'Look at it' : 'Look at them', url: first?.link ?? preferences },
      paragraph(`Which mails you get is yours to choose, under Notifications: ${preferences}`),
    ],
  };
});
