import { AGENCY } from '../../platform/agency.js';
import { type MailBlock, paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

/** What mails say about a claim; days as text. */
export interface ClaimFacts {
  employee: string;
  job: string;
  company: string;
  lastWorkingDay: string;
  reason: string;
}

const factsOf = ({ employee, job, company, lastWorkingDay, reason }: ClaimFacts): MailBlock => ({
  kind: 'facts',
  facts: [
    ['Who left', employee],
    ['Job', job],
    ['Company', company],
    ['Last working day', lastWorkingDay],
    ['Reason', reason],
  ],
});

/** To the company, when a claim was filed. */
export const CLAIM_RECEIVED = mailTemplate<ClaimFacts & { link: string }>(
  'claim-received',
  ({ link, ...facts }) => ({
    subject: `We received your report: ${facts.employee} left`,
    heading: 'Your report of a departure',
    blocks: [
      paragraph(`Thank you for telling ${AGENCY.name}. We look at it and write to you when it is decided.`),
      factsOf(facts),
      { kind: 'button', label: 'See your placements', url: link },
    ],
  }),
  { needs: 'money' },
);

/** To the agency, when a company or an admin filed a claim. */
export const CLAIM_FILED = mailTemplate<ClaimFacts & { outcome: string; link: string }>(
  'claim-filed',
  ({ outcome, link, ...facts }) => ({
    subject: `Warranty claim: ${facts.employee}, ${facts.company}`,
    heading: 'A departure was reported',
    blocks: [paragraph(outcome), factsOf(facts), { kind: 'button', label: 'See the claim', url: link }],
  }),
  { needs: 'money' },
);

interface Decided extends ClaimFacts {
  isApproved: boolean;
  /** Whether there is a job that was opened again. */
  hasJob: boolean;
  why: string | null;
  link: string;
}

/** To the company, when a claim was decided. */
export const CLAIM_DECIDED = mailTemplate<Decided>(
  'claim-decided',
  ({ isApproved, hasJob, why, link, ...facts }) => ({
    subject: isApproved
      ? `Approved: a replacement for ${facts.employee}`
      : `Your report about ${facts.employee}: not under warranty`,
    heading: isApproved ? 'A replacement, free of charge' : 'No replacement under warranty',
    blocks: [
      paragraph(
        isApproved
          ? `We ${hasJob ? 'opened the job again with high priority and ' : ''}look for a replacement. You pay no second fee.`
          : 'We cannot replace this placement under the warranty.',
      ),
      ...(why ? [paragraph(why)] : []),
      factsOf(facts),
      { kind: 'button', label: 'See your placements', url: link },
    ],
  }),
  { needs: 'money' },
);

/** To the company, when a replacement was placed. */
export const REPLACEMENT_JOINED = mailTemplate<{
  employee: string;
  replaces: string;
  job: string;
  joining: string;
  warranty: string;
  link: string;
}>('replacement-joined', ({ employee, replaces, job, joining, warranty, link }) => ({
  subject: `Your replacement for ${replaces}: ${employee}`,
  heading: 'Your replacement',
  blocks: [
    paragraph(`${employee} takes the place of ${replaces}. There is no fee for it.`),
    {
      kind: 'facts',
      facts: [
        ['Job', job],
        ['Joining date', joining],
        ['Warranty', warranty],
      ],
    },
    { kind: 'button', label: 'See your placements', url: link },
  ],
}));
