import { AGENCY } from '../platform/agency.js';
import { paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';
import { REOPEN_DAYS } from './grievance-state.js';

/** Days as text. */
interface Filed {
  name: string;
  number: string;
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
      paragraph(`Hello ${name}, your number is ${number}. ${AGENCY.name} answers by ${due} at the latest.`),
      { kind: 'button', label: 'See what you wrote', url: link },
    ],
  }),
  { whileRestricted: true },
);

/** The answer; it names the next instance (DPDP Act 2023, s.13(3)). */
export const GRIEVANCE_ANSWER = mailTemplate<{
  name: string;
  number: string;
  answer: string;
  canReopen: boolean;
  link: string;
}>(
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
  { whileRestricted: true },
);
