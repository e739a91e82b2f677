import { IGNORE_UNLESS_REQUESTED, IGNORE_UNLESS_REQUESTED_HI } from '../../auth/auth.mails.js';
import { AGENCY } from '../../platform/agency.js';
import { type Language } from '../../platform/language/language.js';
import { paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

export interface RegistrationCode {
  name: string;
  code: string;
  /** Of the form: there is no account yet. */
  language: Language | null;
}

export const REGISTRATION_CODE = mailTemplate<RegistrationCode>(
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
      paragraph(IGNORE_UNLESS_REQUESTED),
    ],
  }),
  {
    isSecret: true,
    hi: ({ name, code }) => ({
      subject: `${code} – ${AGENCY.name} का OTP`,
      heading: 'ईमेल की पुष्टि करें',
      blocks: [
        paragraph(`नमस्ते ${name}, ${AGENCY.name} पर रजिस्ट्रेशन पूरा करने के लिए यह OTP लिखें।`),
        { kind: 'code', code },
        paragraph('यह OTP 10 मिनट तक, और एक ही बार काम करता है। इसे किसी को न बताएँ: हम फ़ोन या ईमेल पर OTP कभी नहीं माँगते।'),
        paragraph(IGNORE_UNLESS_REQUESTED_HI),
      ],
    }),
  },
);
