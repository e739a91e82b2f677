import { AGENCY } from '../platform/agency.js';
import { paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';

import { IGNORE_UNLESS_ASKED } from '../auth/auth.mails.js';

export const REGISTRATION_CODE = mailTemplate<{ name: string; code: string }>(
  'registration-code',
  ({ name, code }) => ({
    subject: `${code} is your ${AGENCY.name} verification code`,
    heading: 'Verify your email',
    blocks: [
      paragraph(`Hello ${name}, enter this code to finish your registration with ${AGENCY.name}.`),
      { kind: 'code', code },
      paragraph(
        'The code works once, for 10 minutes. Do not share it with anybody: we never ask for it by phone or mail.',
      ),
      paragraph(IGNORE_UNLESS_ASKED),
    ],
  }),
  { isSecret: true },
);
