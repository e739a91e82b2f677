import { AGENCY } from '../platform/agency.js';

/** What a person consents to. The version is raised with every change of the paragraphs. */
export const CONSENT_TEXT = {
  version: '2026-11-24',
  paragraphs: [
    `${AGENCY.name} may show my profile to employers whose jobs fit me. An employer first sees skills, qualification and career, without my name and without a way to reach me.`,
    'My name is shown when an interview is arranged, my phone, email and resume file when I am offered the job.',
    'My present employer and the companies that I name are never shown my profile.',
    'I can refuse a single job, and take this consent back, at any time. Employers then stop seeing me at once.',
  ],
} as const;

/** Versions that may be accepted: after a change the former one stays for a while, for those who are reading it. */
export const ACCEPTED_CONSENT_VERSIONS: readonly string[] = [CONSENT_TEXT.version];
