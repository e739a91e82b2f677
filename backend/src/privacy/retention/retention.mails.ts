import { AGENCY } from '../../platform/agency.js';
import { dayTextOf } from '../../platform/india-day.js';
import { paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';
import { RETENTION_MONTHS } from './retention-state.js';

/** To a person who was not seen for long, 30 days and 48 hours before. */
export const INACTIVE_MAIL = mailTemplate<{
  name: string;
  /** ISO 8601. */
  due_at: string;
  isLast: boolean;
  link: string;
}>(
  'retention-notice',
  ({ name, due_at, isLast, link }) => {
    const day = dayTextOf(due_at);
    return {
      subject: isLast ? `Last notice: we erase your details on ${day}` : `We erase your details on ${day}`,
      heading: 'Do you still want to find work with us?',
      blocks: [
        paragraph(
          `Hello ${name}, for almost ${RETENTION_MONTHS} months you have not been here, and nothing came of your details.`,
        ),
        paragraph(`${AGENCY.name} erases them on ${day}. If you want to keep them, log in once before that day.`),
        { kind: 'button', label: 'Log in', url: link },
        paragraph('If you do nothing, they are gone, and you may register again at any time.'),
      ],
    };
  },
  {
    hi: ({ name, due_at, isLast, link }) => {
      const day = dayTextOf(due_at, 'hi');
      return {
        subject: isLast ? `आख़िरी सूचना: आपकी जानकारी ${day} को मिट जाएगी` : `आपकी जानकारी ${day} को मिट जाएगी`,
        heading: 'क्या अब भी नौकरी चाहिए?',
        blocks: [
          paragraph(
            `नमस्ते ${name}, करीब ${RETENTION_MONTHS} महीने से यहाँ आपका आना नहीं हुआ, और आपकी जानकारी किसी काम नहीं आई।`,
          ),
          paragraph(`हम इसे ${day} को मिटा देंगे। रखनी हो, तो उससे पहले एक बार लॉग इन करें।`),
          { kind: 'button', label: 'लॉग इन करें', url: link },
          paragraph('कुछ न करने पर जानकारी मिट जाएगी। फिर कभी भी दोबारा रजिस्टर किया जा सकता है।'),
        ],
      };
    },
  },
);
