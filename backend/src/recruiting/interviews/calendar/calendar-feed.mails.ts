import { AGENCY } from '../../../platform/agency.js';
import { paragraph } from '../../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../../platform/mail/templates/mail-template.js';

/** To an account for whose interviews an address was made: whoever has it reads them. */
export const CALENDAR_MADE = mailTemplate<{ email: string; link: string }>(
  'calendar-made',
  ({ email, link }) => ({
    subject: 'A calendar reads your interviews',
    heading: 'A calendar reads your interviews',
    blocks: [
      paragraph(
        `Somebody who was logged in to your ${AGENCY.name} account made an address for a calendar. Whoever has it reads your interviews. A former address has ended.`,
      ),
      { kind: 'facts', facts: [['Account', email]] },
      { kind: 'button', label: 'See where you are logged in', url: link },
      paragraph('If this was not you, end the address there, use "Forgot password?" on the login page and tell us.'),
    ],
  }),
  {
    hi: ({ email, link }) => ({
      subject: 'एक कैलेंडर आपके इंटरव्यू पढ़ता है',
      heading: 'एक कैलेंडर आपके इंटरव्यू पढ़ता है',
      blocks: [
        paragraph(
          `आपके ${AGENCY.name} अकाउंट में लॉग इन रहते हुए किसी ने कैलेंडर का पता बनाया। जिसके पास यह पता है, वह आपके इंटरव्यू पढ़ सकता है। पुराना पता अब नहीं चलता।`,
        ),
        { kind: 'facts', facts: [['अकाउंट', email]] },
        { kind: 'button', label: 'देखें कि आप कहाँ-कहाँ लॉग इन हैं', url: link },
        paragraph('अगर यह आपने नहीं किया, तो वहाँ पता बंद करें, लॉगिन पेज पर “पासवर्ड याद नहीं?” दबाएँ और हमें बताएँ।'),
      ],
    }),
  },
);
