import { AGENCY } from '../../platform/agency.js';
import { type Language } from '../../platform/language/language.js';
import { type MailMessage, paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

/** What its recipient is told, newest first. */
export interface NotificationMail {
  /** Of its lines. */
  language: Language | null;
  lines: { text: string; link: string }[];
  /** Where the ways of each kind are chosen. */
  preferences: string;
}

/** One notification, or a digest of several. It is written when it is sent, with what its recipient may see then. */
export const NOTIFICATION_MAIL = mailTemplate<NotificationMail>(
  'notification',
  (mail) =>
    messageOf(mail, {
      several: (count) => [`${count} things are new`, `${count} things are new at ${AGENCY.name}`],
      look: ({ length }) => (length === 1 ? 'Look at it' : 'Look at them'),
      choose: 'Which mails you get is yours to choose, under Notifications:',
    }),
  {
    hi: (mail) =>
      messageOf(mail, {
        several: (count) => [`${count} नई बातें`, `${AGENCY.name} पर ${count} नई बातें`],
        look: () => 'देखें',
        choose: 'कौन से ईमेल आएँ, यह सूचनाओं के पेज पर चुनें:',
      }),
  },
);

interface Words {
  /** Heading and subject of a digest. */
  several: (count: number) => [heading: string, subject: string];
  look: (lines: NotificationMail['lines']) => string;
  choose: string;
}

function messageOf({ lines, preferences }: NotificationMail, { several, look, choose }: Words): MailMessage {
  const [first] = lines;
  const [heading, subject] = lines.length === 1 && first ? [first.text, first.text] : several(lines.length);
  return {
    subject,
    heading,
    blocks: [
      ...(lines.length > 1 ? lines.map(({ text }) => paragraph(text)) : []),
      { kind: 'button', label: look(lines), url: first?.link ?? preferences },
      paragraph(`${choose} ${preferences}`),
    ],
  };
}
