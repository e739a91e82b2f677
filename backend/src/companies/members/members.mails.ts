import { AGENCY } from '../../platform/agency.js';
import { paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

/** To every owner: the agency lets somebody in. */
export const OWNER_ADDED = mailTemplate<{ name: string; email: string; company: string }>(
  'owner-added',
  ({ name, email, company }) => ({
    subject: 'Your company has a new owner',
    heading: 'A new owner',
    blocks: [
      paragraph(
        `${AGENCY.name} makes somebody an owner of ${company}, who sees and decides all that you do: members, candidates, placements and invoices.`,
      ),
      {
        kind: 'facts',
        facts: [
          ['Name', name],
          ['Email', email],
        ],
      },
      paragraph('If you did not ask for it, remove the member on your page of members and tell us at once.'),
    ],
  }),
);

/** Invites a person to act for a company; the link leads to the choice of a password. */
export const MEMBER_INVITED = mailTemplate<{
  name: string;
  email: string;
  company: string;
  /** The member who invites; absent when the agency does. */
  inviter?: string | undefined;
  link: string;
}>(
  'member-invited',
  ({ name, email, company, inviter, link }) => ({
    subject: `You are invited to ${AGENCY.name}`,
    heading: 'Your invitation',
    blocks: [
      paragraph(
        `Hello ${name}, ${inviter ? `${inviter} invites you` : `${AGENCY.name} invites you`} to act for ${company} on ${AGENCY.name}: to post jobs and to follow them.`,
      ),
      { kind: 'facts', facts: [['You will log in with', email]] },
      { kind: 'button', label: 'Accept the invitation', url: link },
      paragraph('The link works once, for 72 hours. After that, ask for another invitation.'),
      paragraph('If you do not know this company, you can ignore this mail: nothing happens until the link is used.'),
    ],
  }),
  { isSecret: true },
);
