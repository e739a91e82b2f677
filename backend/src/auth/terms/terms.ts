import { AGENCY } from '../../platform/agency.js';
import { type SelfRegisteringRole } from '../../platform/http/role.js';

/** A section of the terms: title, text, and a summary in plain words. */
export interface TermsSection {
  heading: string;
  text: string;
  summary: string;
}

export interface Terms {
  version: string;
  title: string;
  sections: TermsSection[];
}

/** Raised with every change of the texts below; each registration stores the version that was accepted (docs/rules.md#terms). */
const TERMS_VERSION = '2026-11-01';

/** Versions that may be accepted. After a change the former version stays for a while, for those who are reading it. */
export const ACCEPTED_VERSIONS: Record<SelfRegisteringRole, readonly string[]> = {
  employee: [TERMS_VERSION],
  company: [TERMS_VERSION],
};

const HOURS: TermsSection = {
  heading: 'Business hours',
  text: `Our business hours are ${AGENCY.businessHours}. Notices that reach us outside these hours count as received on the next business day.`,
  summary: AGENCY.businessHours,
};

/** The terms that each self-registering role accepts. Every other place reads them from here. */
export const TERMS: Record<SelfRegisteringRole, Terms> = {
  employee: {
    version: TERMS_VERSION,
    title: 'Terms and conditions for employees',
    sections: [
      {
        heading: 'No fees',
        text: `${AGENCY.name} charges employees no fees: registering, being connected to jobs and being placed are free of charge.`,
        summary: 'You never pay us anything.',
      },
      {
        // docs/rules.md#commitment
        heading: 'Employment commitment',
        text: 'After accepting an offer of employment made through our service, you commit to stay with that employer for a minimum of 2 years.',
        summary: 'Accept an offer and you commit to at least 2 years.',
      },
      {
        heading: 'Non-circumvention',
        text: `You will not accept employment from, or negotiate it directly with, an employer whom ${AGENCY.name} introduced to you other than through ${AGENCY.name}.`,
        summary: 'Deal with employers we introduce through us, not around us.',
      },
      {
        heading: 'Penalty for a violation',
        text: 'If you violate these terms, a penalty of 10,000 rupees is payable within 15 days of our notice.',
        summary: 'Breaking these terms costs ₹10,000, due within 15 days of notice.',
      },
      HOURS,
    ],
  },
  company: {
    version: TERMS_VERSION,
    title: 'Terms and conditions for companies',
    sections: [
      {
        heading: 'Service fee',
        text: "For each candidate placed with you, a service fee of 50% of the candidate's first-month gross salary is payable within 30 business days of the date of joining, plus GST.",
        summary: 'Half of the first month’s gross salary plus GST, due 30 business days after joining.',
      },
      {
        heading: 'Replacement warranty',
        text: 'Each placement carries a 3-month replacement warranty. If the candidate leaves within it, we provide a replacement candidate at no extra service cost, and the warranty renews for the replacement. Fees are not refunded. You must notify us promptly when a candidate leaves.',
        summary: 'If they leave within 3 months we replace them free of charge. No refunds; tell us promptly.',
      },
      {
        heading: 'Late payment',
        text: 'Late-payment charges may apply to fees that are not paid when they are due.',
        summary: 'Paying late may cost extra.',
      },
      HOURS,
    ],
  },
};
