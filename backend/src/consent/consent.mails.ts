import { AGENCY } from '../platform/agency.js';
import { paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';

/** Asks a person before an employer is shown their profile. */
export const CONSENT_ASKED = mailTemplate<{
  name: string;
  title: string;
  location: string;
  link: string;
  days: number;
}>(
  'consent-asked',
  ({ name, title, location, link, days }) => ({
    subject: `May we show your profile? ${title}`,
    heading: 'May we show your profile to an employer?',
    blocks: [
      paragraph(`Hello ${name}, we would like to put you forward for this job:`),
      {
        kind: 'facts',
        facts: [
          ['Job', title],
          ['Location', location],
        ],
      },
      paragraph('The employer first sees your skills and career without your name. Nothing is shown before you agree.'),
      { kind: 'button', label: 'Read and decide', url: link },
      paragraph(`Opening the page decides nothing. The link works for ${days} days; after that we take it as a no.`),
    ],
  }),
  { isSecret: true },
);

/** Tells a person what an admin noted. */
export const CONSENT_NOTED = mailTemplate<{ name: string; shares: boolean; link: string }>(
  'consent-noted',
  ({ name, shares, link }) => ({
    subject: shares ? 'You agreed to be shown to employers' : 'You are no longer shown to employers',
    heading: shares ? 'You agreed to be shown to employers' : 'You are no longer shown to employers',
    blocks: [
      paragraph(
        shares
          ? `Hello ${name}, you told us that ${AGENCY.name} may show your profile to employers, and we noted it.`
          : `Hello ${name}, you told us that ${AGENCY.name} may not show your profile to employers, and we noted it.`,
      ),
      { kind: 'button', label: 'Read the text, or change it', url: link },
      paragraph('If you did not tell us this, change it with this button. It takes effect at once.'),
    ],
  }),
  { isSecret: true },
);
