import { AGENCY } from '../../platform/agency.js';
import { dayText } from '../../platform/india-day.js';
import { paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';
import { REOPEN_DAYS } from './grievance-state.js';

interface Filed {
  name: string;
  number: string;
  /** Day in India, `YYYY-MM-DD`. */
  due: string;
  isAgain: boolean;
  link: string | null;
}

/** To the person, when they wrote or contradicted an answer. */
export const GRIEVANCE_RECEIVED = mailTemplate<Filed>(
  'grievance-received',
  ({ name, number, due, isAgain, link }) => ({
    subject: `We received what you wrote: ${number}`,
    heading: isAgain ? 'We look at it again' : 'We received what you wrote',
    blocks: [
      paragraph(`Hello ${name}, your number is ${number}. ${AGENCY.name} answers by ${dayText(due)} at the latest.`),
      ...(link ? [{ kind: 'button', label: 'See what you wrote', url: link } as const] : []),
    ],
  }),
  {
    whileRestricted: true,
    hi: ({ name, number, due, isAgain, link }) => ({
      subject: `आपका संदेश हमें मिल गया: ${number}`,
      heading: isAgain ? 'हम इसे फिर से देखेंगे' : 'आपका संदेश हमें मिल गया',
      blocks: [
        paragraph(`नमस्ते ${name}, आपका नंबर ${number} है। हम ${dayText(due, 'hi')} तक जवाब देंगे।`),
        ...(link ? [{ kind: 'button', label: 'अपना संदेश देखें', url: link } as const] : []),
      ],
    }),
  },
);

interface Answered {
  name: string;
  number: string;
  answer: string;
  canReopen: boolean;
  link: string | null;
}

/** The answer; it names the next instance (DPDP Act 2023, s.13(3)). */
export const GRIEVANCE_ANSWER = mailTemplate<Answered>(
  'grievance-answer',
  ({ name, number, answer, canReopen, link }) => ({
    subject: `Our answer: ${number}`,
    heading: 'Our answer',
    blocks: [
      paragraph(`Hello ${name}, this is our answer to ${number}:`),
      ...answer.split(/\n+/).map((line) => paragraph(line)),
      ...(canReopen
        ? [paragraph(`If it is not enough, you can open it again once, within ${REOPEN_DAYS} days, on the same page.`)]
        : []),
      paragraph('If you are still not satisfied, you may complain to the Data Protection Board of India.'),
      ...(link ? [{ kind: 'button', label: 'See the answer', url: link } as const] : []),
    ],
  }),
  {
    whileRestricted: true,
    hi: ({ name, number, answer, canReopen, link }) => ({
      subject: `हमारा जवाब: ${number}`,
      heading: 'हमारा जवाब',
      blocks: [
        paragraph(`नमस्ते ${name}, ${number} पर हमारा जवाब यह है:`),
        ...answer.split(/\n+/).map((line) => paragraph(line)),
        ...(canReopen
          ? [paragraph(`अगर यह काफ़ी नहीं है, तो उसी पेज पर ${REOPEN_DAYS} दिन के अंदर इसे एक बार फिर से खोला जा सकता है।`)]
          : []),
        paragraph('अगर फिर भी बात न बने, तो डेटा प्रोटेक्शन बोर्ड (भारत सरकार) से शिकायत की जा सकती है।'),
        ...(link ? [{ kind: 'button', label: 'जवाब देखें', url: link } as const] : []),
      ],
    }),
  },
);

/** How long the link of a request works. */
export const REQUEST_MINUTES = 60;

/** To an address that was typed: the reader of the mailbox confirms what was written. It says nothing of it. */
export const PRIVACY_REQUEST_LINK = mailTemplate<{ link: string }>(
  'privacy-request-link',
  ({ link }) => ({
    subject: 'Please confirm what you wrote to us',
    heading: 'Please confirm what you wrote to us',
    blocks: [
      paragraph(`A request about personal data was written to ${AGENCY.name} with this email address.`),
      { kind: 'button', label: 'Send the request', url: link },
      paragraph(`Opening the page sends nothing. The link works for ${REQUEST_MINUTES} minutes.`),
      paragraph('If it was not you, do nothing: then nothing is sent or kept.'),
    ],
  }),
  {
    isSecret: true,
    whileRestricted: true,
    hi: ({ link }) => ({
      subject: 'पुष्टि करें: आपने हमें लिखा है',
      heading: 'पुष्टि करें: आपने हमें लिखा है',
      blocks: [
        paragraph(`इस ईमेल पते से ${AGENCY.name} को निजी जानकारी के बारे में कुछ लिखा गया है।`),
        { kind: 'button', label: 'भेजें', url: link },
        paragraph(`पेज खोलने से कुछ नहीं भेजा जाता। यह लिंक ${REQUEST_MINUTES} मिनट काम करता है।`),
        paragraph('अगर यह आपने नहीं लिखा, तो कुछ न करें: कुछ भी भेजा या रखा नहीं जाएगा।'),
      ],
    }),
  },
);

/** To an address that has an account: what it asks for stands there, behind its password. */
export const PRIVACY_REQUEST_LOGIN = mailTemplate<{ link: string }>(
  'privacy-request-login',
  ({ link }) => ({
    subject: 'Your request about your data',
    heading: 'Please log in to ask about your data',
    blocks: [
      paragraph(
        `A request about personal data was written to ${AGENCY.name} with this email address, which has an account.`,
      ),
      paragraph('Log in to see, download, correct or erase what we keep, and to write to us. Nothing was sent yet.'),
      { kind: 'button', label: 'Log in', url: link },
      paragraph('If you do not know the password, set a new one on the login page. If it was not you, do nothing.'),
    ],
  }),
  {
    whileRestricted: true,
    hi: ({ link }) => ({
      subject: 'आपकी जानकारी के बारे में',
      heading: 'अपनी जानकारी के लिए लॉग इन करें',
      blocks: [
        paragraph(`इस ईमेल पते से ${AGENCY.name} को निजी जानकारी के बारे में लिखा गया है, और इसका एक अकाउंट है।`),
        paragraph('लॉग इन करके अपनी जानकारी देखें, डाउनलोड करें, ठीक करें या मिटाएँ, और हमें लिखें। अभी कुछ नहीं भेजा गया है।'),
        { kind: 'button', label: 'लॉग इन करें', url: link },
        paragraph('पासवर्ड याद न हो तो लॉगिन पेज पर नया बनाएँ। अगर यह आपने नहीं लिखा, तो कुछ न करें।'),
      ],
    }),
  },
);
