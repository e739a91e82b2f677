import { createHash } from 'node:crypto';
import { AGENCY } from '../../platform/agency.js';
import { type SelfRegisteringRole } from '../../platform/http/role.js';
import { type Language } from '../../platform/language/language.js';

/** A section of the terms: title, text, and a summary in plain words. */
export interface TermsSection {
  heading: string;
  text: string;
  summary: string;
}

export interface Terms {
  version: string;
  language: Language;
  title: string;
  sections: TermsSection[];
  /** SHA-256 of `textOf` it, in hexadecimal digits. */
  sha256: string;
}

const VERSION_WORD: Readonly<Record<Language, string>> = { en: 'Version', hi: 'वर्शन' };

/** What is hashed and kept of the terms: title, version, and each section with its summary, in lines of UTF-8. */
export function textOfTerms({ title, version, language, sections }: Omit<Terms, 'sha256'>): string {
  const parts = sections.map(({ heading, text, summary }) => [heading, text, summary].join('\n'));
  return [title, `${VERSION_WORD[language]} ${version}`, ...parts].join('\n\n');
}

/** The terms with the hash of their text. */
export function termsOf(terms: Omit<Terms, 'sha256'>): Terms {
  return { ...terms, sha256: createHash('sha256').update(textOfTerms(terms)).digest('hex') };
}

const HOURS: TermsSection = {
  heading: 'Business hours',
  text: `Our business hours are ${AGENCY.businessHours}. Notices that reach us outside these hours count as received on the next business day.`,
  summary: AGENCY.businessHours,
};

/**
 * Versions of the terms that each self-registering role accepts. One is raised with every change of a text: then everybody who accepted an
 * earlier one is asked after the next login (docs/rules.md#new-terms). Another name of the agency is no other text.
 */
export const TERMS_VERSIONS: Readonly<Record<SelfRegisteringRole, string>> = {
  employee: '2026-11-01',
  company: '2026-11-26',
};

/** The terms in English. Every other place reads them from here. */
export const ENGLISH_TERMS: Readonly<Record<SelfRegisteringRole, () => Omit<Terms, 'sha256'>>> = {
  employee: () => ({
    version: TERMS_VERSIONS.employee,
    language: 'en',
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
  }),
  company: () => ({
    version: TERMS_VERSIONS.company,
    language: 'en',
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
      {
        heading: 'Candidates’ data',
        text: `You use what ${AGENCY.name} shows you of a candidate for the job it was shown for and for nothing else. You delete it within 6 months of the day on which it was shown, unless you employ the candidate. You tell us of a breach of this data within 24 hours of learning of it. When we tell you that a candidate has withdrawn consent, you stop using the candidate’s data and delete it.`,
        summary:
          'Use candidates’ data for this job only, delete it after 6 months unless you hire, report breaches within 24 hours, obey withdrawals.',
      },
      HOURS,
    ],
  }),
};
