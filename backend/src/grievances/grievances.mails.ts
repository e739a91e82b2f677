import { AGENCY } from '../platform/agency.js';
import { dayText } from '../platform/india-day.js';
import { paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';
import { REOPEN_DAYS } from './grievance-state.js';

interface Filed {
  name: string;
  number: string;
  /** Day in India, `YYYY-MM-DD`. */
  due: string;
  isAgain: boolean;
  link: string;
}

/** To the person, when they wrote or contradicted an answer. */
export const GRIEVANCE_RECEIVED = mailTemplate<Filed>(
  'grievance-received',
  ({ name, number, due, isAgain, link }) => ({
    subject: `We received what you wrote: ${number}`,
    heading: isAgain ? 'We look at it again' : 'We received what you wrote',
    blocks: [
      paragraph(`Hello ${name}, your number is ${number}. ${AGENCY.name} answers by ${dayText(due)} at the latest.`),
      { kind: 'button', label: 'See what you wrote', url: link },
    ],
  }),
  {
    whileRestricted: true,
    hi: ({ name, number, due, isAgain, link }) => ({
      subject: `आपका लिखा हमें मिल गया: ${number}`,
      heading: isAgain ? 'हम इसे फिर से देखेंगे' : 'आपका लिखा हमें मिल गया',
      blocks: [
        paragraph(`नमस्ते ${name}, आपका नंबर ${number} है। ${AGENCY.name} ${dayText(due, 'hi')} तक जवाब देगी।`),
        { kind: 'button', label: 'अपना लिखा देखें', url: link },
      ],
    }),
  },
);

interface Answered {
  name: string;
  number: string;
  answer: string;
  canReopen: boolean;
  link: string;
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
      { kind: 'button', label: 'See the answer', url: link },
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
        { kind: 'button', label: 'जवाब देखें', url: link },
      ],
    }),
  },
);
