import type { Resource } from '../../kit/resource/resource';
import { privacyAndLawCalls } from './calls';
import { page } from './page';

/** What the law wants of the agency: what is due, and the rooms in which it is done. */
export const privacyAndLaw: Resource = { page, title: 'section.privacyAndLaw', calls: privacyAndLawCalls };
