import { AGENCY } from '../../platform/agency.js';
import { paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

/** What may change in how an account signs in, and its sentence. */
const CHANGES = {
  'totp added': 'An app that makes codes was added as a second factor.',
  'passkey added': 'A passkey was added as a second factor.',
  'totp removed': 'The app that makes codes was removed.',
  'passkey removed': 'A passkey was removed.',
  'passkey suspended': 'A passkey was suspended, because it may have been copied. Remove it and add a new one.',
  'recovery codes made': 'New recovery codes were made. The former ones no longer work.',
  'recovery code used': 'A recovery code was used to sign in. It does not work a second time.',
  get 'factors off'() {
    return `${AGENCY.name} switched all second factors of the account off, and every open session was ended.`;
  },
  'wrong steps': 'The right password was followed by three wrong codes. If this was not you, change your password now.',
  'new device': 'The account was used from a device that it does not know.',
} as const;
export type SignInChange = keyof typeof CHANGES;

const CHANGES_HI: Readonly<Record<SignInChange, string>> = {
  'totp added': 'दूसरे चरण के लिए ऑथेंटिकेटर ऐप जोड़ा गया।',
  'passkey added': 'दूसरे चरण के लिए पासकी जोड़ी गई।',
  'totp removed': 'ऑथेंटिकेटर ऐप हटाया गया।',
  'passkey removed': 'एक पासकी हटाई गई।',
  'passkey suspended': 'एक पासकी रोकी गई, क्योंकि हो सकता है उसकी नकल बनी हो। उसे हटाएँ और नई पासकी जोड़ें।',
  'recovery codes made': 'नए रिकवरी कोड बने। पुराने अब काम नहीं करते।',
  'recovery code used': 'एक रिकवरी कोड से लॉग इन हुआ। वह दोबारा काम नहीं करता।',
  get 'factors off'() {
    return `${AGENCY.name} ने इस अकाउंट का दूसरा चरण बंद किया, और हर जगह से लॉग आउट हो गया।`;
  },
  'wrong steps': 'सही पासवर्ड के बाद तीन बार गलत कोड लिखा गया। अगर यह आपने नहीं किया, तो अभी अपना पासवर्ड बदलें।',
  'new device': 'नए डिवाइस से लॉग इन हुआ।',
};

export const SIGN_IN_CHANGED = mailTemplate<{ email: string; change: SignInChange; name?: string | undefined }>(
  'sign-in-changed',
  ({ email, change, name }) => ({
    subject: change === 'new device' ? `New login to ${AGENCY.name}` : `How you sign in to ${AGENCY.name}`,
    heading: change === 'new device' ? 'New login' : 'How you sign in',
    blocks: [
      paragraph(CHANGES[change]),
      {
        kind: 'facts',
        facts: [
          ['Account', email],
          ...(name ? [[change === 'factors off' ? 'Reason' : 'Named', name] as [string, string]] : []),
        ],
      },
      paragraph('If this was not you, use "Forgot password?" on the login page at once and tell us.'),
    ],
  }),
  {
    whileRestricted: true,
    hi: ({ email, change, name }) => ({
      subject:
        change === 'new device' ? `${AGENCY.name} पर नए डिवाइस से लॉग इन हुआ` : `${AGENCY.name} पर लॉगिन का तरीका बदला`,
      heading: change === 'new device' ? 'नए डिवाइस से लॉग इन हुआ' : 'लॉगिन का तरीका बदला',
      blocks: [
        paragraph(CHANGES_HI[change]),
        {
          kind: 'facts',
          facts: [
            ['अकाउंट', email],
            ...(name ? [[change === 'factors off' ? 'कारण' : 'नाम', name] as [string, string]] : []),
          ],
        },
        paragraph('अगर यह आपने नहीं किया, तो तुरंत लॉगिन पेज पर “पासवर्ड याद नहीं?” दबाएँ और हमें बताएँ।'),
      ],
    }),
  },
);

/** To the mailbox of an account that has to set up a second factor: the password alone leads no further. */
export const FACTOR_SETUP_CODE = mailTemplate<{ code: string }>(
  'factor-setup-code',
  ({ code }) => ({
    subject: `${code} is your ${AGENCY.name} code`,
    heading: 'Set up a second factor',
    blocks: [
      paragraph('Enter this code to set up the second factor of your account.'),
      { kind: 'code', code },
      paragraph('It works once, for 10 minutes. If you did not log in just now, change your password at once.'),
    ],
  }),
  {
    isSecret: true,
    whileRestricted: true,
    hi: ({ code }) => ({
      subject: `${code} – ${AGENCY.name} का OTP`,
      heading: 'लॉगिन का दूसरा चरण चालू करें',
      blocks: [
        paragraph('अपने अकाउंट का दूसरा चरण चालू करने के लिए यह OTP लिखें।'),
        { kind: 'code', code },
        paragraph('यह 10 मिनट तक, और एक ही बार काम करता है। अगर अभी आपने लॉग इन नहीं किया, तो तुरंत अपना पासवर्ड बदलें।'),
      ],
    }),
  },
);

/** To every super admin. */
export const FACTORS_SWITCHED_OFF = mailTemplate<{ email: string; by: string; reason: string }>(
  'factors-switched-off',
  ({ email, by, reason }) => ({
    subject: `Second factors of ${email} were switched off`,
    heading: 'Second factors were switched off',
    blocks: [
      paragraph('An account signs in with its password alone until it sets up a second factor again.'),
      {
        kind: 'facts',
        facts: [
          ['Account', email],
          ['By', by],
          ['Reason', reason],
        ],
      },
    ],
  }),
);
