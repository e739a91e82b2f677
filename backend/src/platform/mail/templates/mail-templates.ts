import { AGENCY } from '../../agency.js';
import { paragraph, type MailBlock, type MailMessage } from './mail-message.js';

/** What each mail needs to know. */
export interface MailContents {
  'registration-code': { name: string; code: string };
  'password-reset': { code: string; link: string };
  'set-password': { name: string; email: string; link: string };
  'connected-to-job': { name: string; title: string; domain: string; location: string; link: string };
  'password-changed': { email: string };
  'login-email-removed': { email: string; contact: string };
  'login-email-added': { name: string; email: string; contact: string; link?: string | undefined };
}

export type MailTemplate = keyof MailContents;

const IGNORE = 'If you did not ask for this, you can ignore this mail. Nothing changes until the code is used.';

const HOURS = `We are there ${AGENCY.businessHours}.`;

const choosePassword = (link: string): MailBlock[] => [
  { kind: 'button', label: 'Choose a password', url: link },
  paragraph('The link works once, for 72 hours. After that, "Forgot password?" on the login page sends you a new one.'),
];

/** Every mail of the product. Names are the recipient's own; what the agency notes for itself never appears. */
export const MAIL_TEMPLATES: { [T in MailTemplate]: (content: MailContents[T]) => MailMessage } = {
  'registration-code': ({ name, code }) => ({
    subject: `${code} is your ${AGENCY.name} verification code`,
    heading: 'Verify your email',
    blocks: [
      paragraph(`Hello ${name}, enter this code to finish your registration with ${AGENCY.name}.`),
      { kind: 'code', code },
      paragraph(
        'The code works once, for 10 minutes. Do not share it with anybody: we never ask for it by phone or mail.',
      ),
      paragraph(IGNORE),
    ],
  }),
  'password-reset': ({ code, link }) => ({
    subject: `Reset your ${AGENCY.name} password`,
    heading: 'Reset your password',
    blocks: [
      paragraph('Enter this code to set a new password. It works once, for 10 minutes.'),
      { kind: 'code', code },
      paragraph('Or open this link, which works once, for 30 minutes. Using one ends the other.'),
      { kind: 'button', label: 'Set a new password', url: link },
      paragraph(IGNORE),
    ],
  }),
  'set-password': ({ name, email, link }) => ({
    subject: `Your ${AGENCY.name} account is ready`,
    heading: 'Your account is ready',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} has made an account for you. Choose your own password to start.`),
      { kind: 'facts', facts: [['You log in with', email]] },
      ...choosePassword(link),
    ],
  }),
  'connected-to-job': ({ name, title, domain, location, link }) => ({
    subject: `You have been connected to a job: ${title}`,
    heading: 'A job for you',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} has put you forward for this job.`),
      {
        kind: 'facts',
        facts: [
          ['Job', title],
          ['Domain', domain],
          ['Location', location],
        ],
      },
      { kind: 'button', label: 'See the job', url: link },
      paragraph('Our service is free of charge for job seekers.'),
    ],
  }),
  'password-changed': ({ email }) => ({
    subject: `Your ${AGENCY.name} password was changed`,
    heading: 'Your password was changed',
    blocks: [
      paragraph(`The password of ${email} was changed just now, and every open session was ended.`),
      paragraph('If this was not you, use "Forgot password?" on the login page at once and tell us.'),
    ],
  }),
  'login-email-removed': ({ email, contact }) => ({
    subject: `The email address of your ${AGENCY.name} account was changed`,
    heading: 'Your email address was changed',
    blocks: [
      paragraph(`${AGENCY.name} has given your account another email address. ${email} no longer logs in.`),
      paragraph(`If you did not ask for this, tell us at once: write to ${contact}. ${HOURS}`),
    ],
  }),
  'login-email-added': ({ name, email, contact, link }) => ({
    subject: `You now log in to ${AGENCY.name} with this email address`,
    heading: 'Your new login',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} has changed the email address of your account.`),
      { kind: 'facts', facts: [['You log in with', email]] },
      ...(link ? choosePassword(link) : [paragraph('Your password stays the same.')]),
      paragraph(`If you did not ask for this, write to ${contact}. ${HOURS}`),
    ],
  }),
};
