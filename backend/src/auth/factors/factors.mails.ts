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
  'factors off': `${AGENCY.name} switched all second factors of the account off, and every open session was ended.`,
  'wrong steps': 'The right password was followed by three wrong codes. If this was not you, change your password now.',
  'new device': 'The account was used from a device that it does not know.',
} as const;
export type SignInChange = keyof typeof CHANGES;

export const SIGN_IN_CHANGED = mailTemplate<{ email: string; change: SignInChange; name?: string | undefined }>(
  'sign-in-changed',
  ({ email, change, name }) => ({
    subject: change === 'new device' ? `New login to ${AGENCY.name}` : `How you sign in to ${AGENCY.name}`,
    heading: change === 'new device' ? 'New login' : 'How you sign in',
    blocks: [
      paragraph(CHANGES[change]),
      { kind: 'facts', facts: [['Account', email], ...(name ? [['Named', name] as [string, string]] : [])] },
      paragraph('If this was not you, use "Forgot password?" on the login page at once and tell us.'),
    ],
  }),
);

/** To the mailbox of an account that has to set up a second factor: whoever has only the password stops here. */
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
  { isSecret: true },
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
