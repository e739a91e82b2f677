import { type Breach } from './breach.entity.js';

/** Who reports. */
export interface Reporter {
  legal_name: string | null;
  address: string | null;
  city: string | null;
  email: string | null;
  phone: string | null;
}

export type Authority = 'board' | 'cert_in';
export const AUTHORITIES = ['board', 'cert_in'] as const satisfies readonly Authority[];

const TITLES: Readonly<Record<Authority, string>> = {
  board: 'To the Data Protection Board of India: intimation of a personal data breach (DPDP Rules 2025, rule 7)',
  cert_in: 'To CERT-In (incident@cert-in.org.in): report of a cyber incident (directions of 28 April 2022)',
};
const UNKNOWN = 'not known yet';
const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
const moment = (at: Date | null): string => (at ? `${MOMENT.format(at)} IST` : 'not yet');

/** The text for an authority, to be copied into its form or a mail. */
export function reportText(authority: Authority, breach: Breach, people: number, reporter: Reporter): string {
  const { legal_name, address, city, email, phone } = reporter;
  const facts: [string, string][] = [
    ['Data fiduciary', [legal_name, address, city].filter(Boolean).join(', ') || UNKNOWN],
    ['Reached at', [email, phone].filter(Boolean).join(', ') || UNKNOWN],
    ['What happened', breach.what],
    ['When and where', breach.happened],
    ['Known since', moment(breach.aware_at)],
    ['Kinds of data', breach.data_kinds.join(', ')],
    ['People concerned', String(people)],
    ['Likely consequences', breach.consequences ?? UNKNOWN],
    ['Measures taken', breach.measures ?? UNKNOWN],
    ...(authority === 'board'
      ? ([
          ['People were told', moment(breach.told_at)],
          ['What they were advised', breach.advice ?? UNKNOWN],
        ] satisfies [string, string][])
      : []),
    ['Contact', breach.contact ?? UNKNOWN],
  ];
  return [TITLES[authority], '', ...facts.map(([name, value]) => `${name}: ${value}`), ''].join('\n');
}
