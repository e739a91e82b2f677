import { AGENCY } from '../platform/agency.js';
import { paragraph } from '../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../platform/mail/templates/mail-template.js';
import { MONTHS_KEPT } from './retention-state.js';

/** To a person who was not seen for long, 30 days and 48 hours before (DPDP Rules 2025, rule 8(2)). The day is written out. */
export const INACTIVE_MAIL = mailTemplate<{ name: string; day: string; isLast: boolean; link: string }>(
  'retention-notice',
  ({ name, day, isLast, link }) => ({
    subject: isLast ? `Last notice: we erase your details on ${day}` : `We erase your details on ${day}`,
    heading: 'Do you still want to find work with us?',
    blocks: [
      paragraph(
        `Hello ${name}, for almost ${MONTHS_KEPT} months you have not been here, and nothing came of your details.`,
      ),
      paragraph(`${AGENCY.name} erases them on ${day}. If you want to keep them, log in once until then.`),
      { kind: 'button', label: 'Log in', url: link },
      paragraph('If you do nothing, they are gone, and you may register again at any time.'),
    ],
  }),
);
