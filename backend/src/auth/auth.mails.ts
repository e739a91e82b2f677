import { AGENCY } from '../platform/agency.js';
import { type Language } from '../platform/language/language.js';
import { type MailBlock, paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';
import { noticeBlocks, type NoticeLinks } from './notice-blocks.js';

export const IGNORE_UNLESS_REQUESTED =
  'If you did not ask for this, you can ignore this mail. Nothing changes until the code is used.';

export const IGNORE_UNLESS_REQUESTED_HI = 'अगर आपने यह नहीं माँगा, तो इस ईमेल पर ध्यान न दें। OTP इस्तेमाल होने तक कुछ नहीं बदलता।';

const choosePassword = (link: string): MailBlock[] => [
  { kind: 'button', label: 'Choose a password', url: link },
  paragraph('The link works once, for 72 hours. After that, "Forgot password?" on the login page sends you a new one.'),
];

const choosePasswordInHindi = (link: string): MailBlock[] => [
  { kind: 'button', label: 'पासवर्ड चुनें', url: link },
  paragraph('यह लिंक 72 घंटे तक, और एक ही बार काम करता है। उसके बाद लॉगिन पेज पर “पासवर्ड याद नहीं?” से नया लिंक मिलेगा।'),
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
      paragraph(IGNORE_UNLESS_REQUESTED),
    ],
  }),
  {
    isSecret: true,
    whileRestricted: true,
    hi: ({ code, link }) => ({
      subject: `${code} – ${AGENCY.name} का OTP`,
      heading: 'नया पासवर्ड बनाएँ',
      blocks: [
        paragraph('नया पासवर्ड बनाने के लिए यह OTP लिखें। यह 10 मिनट तक, और एक ही बार काम करता है।'),
        { kind: 'code', code },
        paragraph('या यह लिंक खोलें, जो 30 मिनट तक, और एक ही बार काम करता है। एक को इस्तेमाल करने पर दूसरा काम नहीं करता।'),
        { kind: 'button', label: 'नया पासवर्ड बनाएँ', url: link },
        paragraph(IGNORE_UNLESS_REQUESTED_HI),
      ],
    }),
  },
);

/** For an account that an admin created. The link leads to the choice of a password. A person also gets the notice about their data. */
export const SET_PASSWORD = mailTemplate<{ name: string; email: string; link: string; notice?: NoticeLinks }>(
  'set-password',
  ({ name, email, link, notice }) => ({
    subject: `Your ${AGENCY.name} account is ready`,
    heading: 'Your account is ready',
    blocks: [
      paragraph(`Hello ${name}, ${AGENCY.name} has made an account for you. Choose your own password to start.`),
      { kind: 'facts', facts: [['You log in with', email]] },
      ...choosePassword(link),
      ...(notice ? noticeBlocks(notice, 'en') : []),
    ],
  }),
  {
    isSecret: true,
    whileRestricted: true,
    hi: ({ name, email, link, notice }) => ({
      subject: `आपका ${AGENCY.name} अकाउंट तैयार है`,
      heading: 'आपका अकाउंट तैयार है',
      blocks: [
        paragraph(`नमस्ते ${name}, ${AGENCY.name} ने आपके लिए अकाउंट बनाया है। शुरू करने के लिए अपना पासवर्ड चुनें।`),
        { kind: 'facts', facts: [['लॉगिन का ईमेल', email]] },
        ...choosePasswordInHindi(link),
        ...(notice ? noticeBlocks(notice, 'hi') : []),
      ],
    }),
  },
);

export const PASSWORD_CHANGED = mailTemplate<{ email: string }>(
  'password-changed',
  ({ email }) => ({
    subject: `Your ${AGENCY.name} password was changed`,
    heading: 'Your password was changed',
    blocks: [
      paragraph(`The password of ${email} was changed just now, and every open session was ended.`),
      paragraph('If this was not you, use "Forgot password?" on the login page at once and tell us.'),
    ],
  }),
  {
    whileRestricted: true,
    hi: ({ email }) => ({
      subject: `आपका ${AGENCY.name} पासवर्ड बदल गया`,
      heading: 'आपका पासवर्ड बदल गया',
      blocks: [
        paragraph(`${email} का पासवर्ड अभी-अभी बदला गया, और हर जगह से लॉग आउट हो गया।`),
        paragraph('अगर यह आपने नहीं किया, तो तुरंत लॉगिन पेज पर “पासवर्ड याद नहीं?” दबाएँ और हमें बताएँ।'),
      ],
    }),
  },
);

/** Sent to the former e-mail. */
export const LOGIN_EMAIL_REMOVED = mailTemplate<{ email: string; contact: string; language: Language | null }>(
  'login-email-removed',
  ({ email, contact }) => ({
    subject: `The email address of your ${AGENCY.name} account was changed`,
    heading: 'Your email address was changed',
    blocks: [
      paragraph(`${AGENCY.name} has given your account another email address. ${email} no longer logs in.`),
      paragraph(`If you did not ask for this, tell us at once: write to ${contact}.`),
    ],
  }),
  {
    whileRestricted: true,
    hi: ({ email, contact }) => ({
      subject: `आपके ${AGENCY.name} अकाउंट का ईमेल बदल गया`,
      heading: 'आपका ईमेल बदल गया',
      blocks: [
        paragraph(`${AGENCY.name} ने आपके अकाउंट में दूसरा ईमेल डाला है। अब ${email} से लॉग इन नहीं होगा।`),
        paragraph(`अगर आपने यह नहीं माँगा, तो हमें तुरंत बताएँ: ${contact} पर लिखें।`),
      ],
    }),
  },
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
      paragraph(`If you did not ask for this, write to ${contact}.`),
    ],
  }),
  {
    isSecret: true,
    whileRestricted: true,
    hi: ({ name, email, contact, link }) => ({
      subject: `अब इस ईमेल से ${AGENCY.name} पर लॉग इन करें`,
      heading: 'आपका नया लॉगिन',
      blocks: [
        paragraph(`नमस्ते ${name}, ${AGENCY.name} ने आपके अकाउंट का ईमेल बदला है।`),
        { kind: 'facts', facts: [['लॉगिन का ईमेल', email]] },
        ...(link ? choosePasswordInHindi(link) : [paragraph('आपका पासवर्ड वही है।')]),
        paragraph(`अगर आपने यह नहीं माँगा, तो ${contact} पर लिखें।`),
      ],
    }),
  },
);
