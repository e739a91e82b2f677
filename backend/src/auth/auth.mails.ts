import { AGENCY } from '../platform/agency.js';
import { paragraph, type MailBlock } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';

export const IGNORE_UNLESS_ASKED =
  'If you did not ask for this, you can ignore this mail. Nothing changes until the code is used.';

const SECRET = { isSecret: true };
const HOURS = `We are there ${AGENCY.businessHours}.`;

const choosePassword = (link: string): MailBlock[] => [
  { kind: 'button', label: 'Choose a password', url: link },
  paragraph('The link works once, for 72 hours. After that, "Forgot password?" on the login page sends you a new one.'),
];

export const PASSWORD_RESET = mailTemplate<{ code: string; link: string }>(
  'password-reset',
  ({ code, link }) => ({
    subject: `Reset your ${AGENCY.name} password`,
    heading: 'Reset your password',
    blocks: [
      paragraph('Enter this code to set a new password. It works once, for 10 minutes.'),
      { kind: 'code', code },
      paragraph('Or open this link, which works once, for 30 minutes. Using one ends the other.'),
      { kind: 'button', label: 'Set a new password', url: link },
      paragraph(IGNORE_UNLESS_ASKED),
    ],
  }),
  SECRET,
);

/** For an account that an admin created; the link leads to the choice of a password. */
export const SET_PASSWORD = mailTemplate<{ name: string; email: string; link: string }>(
  'set-password',
  ({ name, email, link }) => ({
    subject: `Your ${AGENCY.name} account is ready`,
    heading: 'Your account is ready',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} has made an account for you. Choose your own password to start.`),
      { kind: 'facts', facts: [['You log in with', email]] },
      ...choosePassword(link),
    ],
  }),
  SECRET,
);

export const PASSWORD_CHANGED = mailTemplate<{ email: string }>('password-changed', ({ email }) => ({
  subject: `Your ${AGENCY.name} password was changed`,
  heading: 'Your password was changed',
  blocks: [
    paragraph(`The password of ${email} was changed just now, and every open session was ended.`),
    paragraph('If this was not you, use "Forgot password?" on the login page at once and tell us.'),
  ],
}));

/** Sent to the former e-mail. */
export const LOGIN_EMAIL_REMOVED = mailTemplate<{ email: string; contact: string }>(
  'login-email-removed',
  ({ email, contact }) => ({
    subject: `The email address of your ${AGENCY.name} account was changed`,
    heading: 'Your email address was changed',
    blocks: [
      paragraph(`${AGENCY.name} has given your account another email address. ${email} no longer logs in.`),
      paragraph(`If you did not ask for this, tell us at once: write to ${contact}. ${HOURS}`),
    ],
  }),
);

/** Sent to the new e-mail. */
export const LOGIN_EMAIL_ADDED = mailTemplate<{
  name: string;
  email: string;
  contact: string;
  link?: string | undefined;
}>(
  'login-email-added',
  ({ name, email, contact, link }) => ({
    subject: `You now log in to ${AGENCY.name} with this email address`,
    heading: 'Your new login',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} has changed the email address of your account.`),
      { kind: 'facts', facts: [['You log in with', email]] },
      ...(link ? choosePassword(link) : [paragraph('Your password stays the same.')]),
      paragraph(`If you did not ask for this, write to ${contact}. ${HOURS}`),
    ],
  }),
  SECRET,
);
