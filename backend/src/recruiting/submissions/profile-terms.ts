import { createHash } from 'node:crypto';
import { AGENCY } from '../../platform/agency.js';

/** What every reader of a company accepts before the first profile. The version is raised with every change of the paragraphs. */
export const PROFILE_TERMS_VERSION = '2026-11-24';

const paragraphsOf = (agency: string): readonly string[] => [
  `Profiles are confidential. They are for filling the job request that they were sent for, and are passed on to nobody else.`,
  `Whoever is shown here counts as introduced by ${agency} for 12 months from the day of submission. Employment of the person within that time, by the company or by one that it passed the profile on to, is a placement and carries the service fee.`,
  `A person counts as known to the company before only when the company says so within 7 days of opening the profile, with since when and from where.`,
  `When access ends, the company deletes what it has kept of the profile.`,
];

/** The terms as they are shown now. Who accepted them has accepted them also under the agency's next name. */
export function profileTerms(): { version: string; paragraphs: readonly string[]; sha256: string } {
  const version = PROFILE_TERMS_VERSION;
  const paragraphs = paragraphsOf(AGENCY.name);
  const sha256 = createHash('sha256')
    .update([version, ...paragraphs].join('\n'))
    .digest('hex');
  return { version, paragraphs, sha256 };
}

/** Within so many days of opening a profile a company may say that it knew the person. */
export const CLAIM_KNOWN_DAYS = 7;
